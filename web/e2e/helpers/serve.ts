// Starts the real server if it is built, else serves the built page alone; then only local games can be tested.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve_static } from './static_server.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
    /** The program, or an empty text where it is not built. */
    program: string;
  }
}

const kWeb = resolve(import.meta.dirname, '../..');
const kStartLimit = 15_000;

function first_address(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let text = '';
    const look = (data: Buffer): void => {
      text += String(data);
      const address = /http:\/\/[^\s"']+:\d+/.exec(text)?.[0];
      if (address) found(address);
    };
    server.stdout?.on('data', look);
    server.stderr?.on('data', look);
    server.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${text}`)));
    setTimeout(() => failed(new Error(`the server told no address: ${text}`)), kStartLimit).unref();
  });
}

export default async function serve(project: TestProject): Promise<() => void> {
  const root = process.env['BASTIDE_WEB'] ?? join(kWeb, 'dist');
  const program = process.env['BASTIDE_BIN'] ?? resolve(kWeb, '../build/bastide');
  if (!existsSync(join(root, 'index.html'))) throw new Error(`${root} is not built: npm run build`);
  if (!existsSync(program)) {
    const server = await serve_static(root);
    project.provide('url', server.url);
    project.provide('program', '');
    return () => server.close();
  }
  const data = mkdtempSync(join(tmpdir(), 'bastide-e2e-'));
  const server = spawn(program, ['serve', '--port', '0', '--web', root], { cwd: data, stdio: ['ignore', 'pipe', 'pipe'] });
  project.provide('url', await first_address(server));
  project.provide('program', program);
  return () => void server.kill('SIGTERM');
}
