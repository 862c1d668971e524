import type { Browser } from 'playwright-core';
export const kArguments: string[];
export function launch_browser(): Promise<Browser>;
