import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy for the shop that can fake a new build. */
export interface ChangingBuild {
  url: string;
  /** From now on it serves the service worker of another build. */
  change(): void;
  stop(): Promise<void>;
}

const WORKER = '/assets/service-worker.js';

export async function startChangingBuild(shop: string): Promise<ChangingBuild> {
  let build = 1;
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === WORKER;
    // A second build is the same code with something appended; for that it must be served uncompressed.
    const headers = { ...asked.headers, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) };
    if (isWorker) delete headers['if-none-match'];
    const passed = request(new URL(asked.url ?? '/', shop), { method: asked.method, headers }, (given) => {
      const { 'content-length': length, ...others } = given.headers;
      const end = isWorker ? `\n// build ${build}` : '';
      answer.writeHead(given.statusCode ?? 502, {
        ...others,
        ...(length === undefined ? {} : { 'content-length': Number(length) + end.length }),
      });
      given.on('data', (chunk) => answer.write(chunk));
      given.on('end', () => answer.end(end));
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: () => {
      build += 1;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
