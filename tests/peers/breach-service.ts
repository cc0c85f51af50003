import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type BreachMood =
  | 'well'
  /** 503 for everything. */
  | 'busy'
  /** Accepts the connection and never says a word. */
  | 'silent'
  /** Begins its answer and never ends it. */
  | 'slow'
  /** Lines without end. */
  | 'endless'
  /** A page instead of lines. */
  | 'babbling'
  /** Sends elsewhere. */
  | 'redirecting';

export interface BreachService {
  /** Without a slash at the end, as somebody would type it. */
  url: string;
  /** What was asked for, in order. */
  asked: { path: string; headers: IncomingHttpHeaders }[];
  setMood(mood: BreachMood): void;
  close(): Promise<void>;
}

/** A range service of our own: knows the breached passwords, and pads every answer, also with `padding`, seen 0 times. */
export async function startBreachService(
  breached: readonly string[],
  padding: readonly string[] = [],
): Promise<BreachService> {
  let mood: BreachMood = 'well';
  const hashes = [
    ...breached.map((text) => [sha1(text), 37] as const),
    ...padding.map((text) => [sha1(text), 0] as const),
  ];
  const asked: BreachService['asked'] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers });
    if (mood === 'silent') return;
    if (mood === 'busy') return void response.writeHead(503).end();
    if (mood === 'redirecting') return void response.writeHead(302, { location: `${path}?again` }).end();
    response.writeHead(200, { 'content-type': 'text/plain' });
    const lines = linesFor(path.split('/').at(-1)?.split('?')[0] ?? '', hashes).join('\r\n');
    if (mood === 'slow') return void response.write(lines.slice(0, 20));
    if (mood === 'babbling') return void response.end(`${lines}\r\n<html>Anmeldung im WLAN</html>`);
    if (mood === 'well') return void response.end(lines);
    const more = () => {
      while (!response.destroyed && response.write(`\r\n${lines}`));
    };
    response.on('drain', more);
    more();
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/range`,
    asked,
    setMood: (next) => {
      mood = next;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** What is known of hashes with this beginning, between padding. */
function linesFor(prefix: string, hashes: readonly (readonly [string, number])[]): string[] {
  const found = hashes
    .filter(([hash]) => hash.startsWith(prefix))
    .map(([hash, count]) => `${hash.slice(5)}:${count}`);
  const padding = Array.from({ length: 40 }, (_, n) => `${sha1(`${prefix}${n}`).slice(5)}:0`);
  return [...padding.slice(0, 20), ...found, ...padding.slice(20)];
}

export function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex').toUpperCase();
}
