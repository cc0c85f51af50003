import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { ensurePrismaClient } from './build.ts';

/**
 * `npm run dev`: Vite listens on PORT, serves the sources with hot reload, and proxies everything else (pages, API,
 * pictures) to the server behind it, which tsx restarts when its sources change. WEB_DEV tells the server to link the
 * sources (devAssets) instead of the build.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
const tsx = createRequire(import.meta.url).resolve('tsx/cli');

/** Module paths; everything else goes to the server. */
const MODULES = '@|web/|server/|printers/|node_modules/';

ensurePrismaClient();

const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    // English pages, mails and refusals are English here, too.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(join(root, 'web/english-modules.js')).href}`,
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    WEB_DEV: '1',
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  },
});

const vite = await createServer({
  configFile: join(root, 'web/vite.config.ts'),
  server: {
    port,
    strictPort: true,
    watch: { ignored: ['**/dist/**', '**/data/**', '**/tests/**'] },
    host: process.env.HOST ?? 'localhost',
    proxy: { [`^/(?!${MODULES})`]: { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false } },
  },
});
const stop = async (): Promise<void> => {
  server.kill('SIGTERM');
  await vite.close();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
server.once('exit', (code) => {
  vite.close().finally(() => process.exit(code ?? 0));
});

await serverIsUp();
await vite.listen();
vite.printUrls();

/** There is nothing to show until the server answers; if it exits, so does this process. */
async function serverIsUp(): Promise<void> {
  const isUp = () =>
    fetch(`http://127.0.0.1:${serverPort}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await sleep(250);
}
