export function serve_static(root: string): Promise<{ url: string; close(): void }>;
