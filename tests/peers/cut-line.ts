import { connect, createServer, type Socket } from 'node:net';

/** A line between a browser and the server, on real sockets, that can be cut. */
export interface CutLine {
  url: string;
  /** 'cut': connections end at once. 'one-way': orders and their steps reach the server, and their answers are lost. */
  set(state: LineState): void;
  /** How many orders have reached the server, answered or not. */
  ordersSent(): number;
  stop(): Promise<void>;
}

export type LineState = 'up' | 'cut' | 'one-way';

const ORDER = /^POST \/api\/orders /;
/** Steps of orders as the staff's app sends them. */
const STEP = /^POST \/trpc\/orders\./;

export async function openLine(target: string): Promise<CutLine> {
  let state: LineState = 'up';
  let sent = 0;
  const sockets = new Set<Socket>();
  const { hostname, port } = new URL(target);
  const listener = createServer((client) => {
    if (state === 'cut') {
      client.destroy();
      return;
    }
    const server = connect(Number(port), hostname);
    let isAnswerLost = false;
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (ORDER.test(text)) sent += 1;
      if (ORDER.test(text) || STEP.test(text)) isAnswerLost = state === 'one-way';
      server.write(chunk);
    });
    server.on('data', (chunk) => (isAnswerLost ? client.destroy() : client.write(chunk)));
  });
  await new Promise<void>((done) => void listener.listen(0, '127.0.0.1', done));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    set(next) {
      state = next;
      if (next === 'cut') cut();
    },
    ordersSent: () => sent,
    async stop() {
      cut();
      await new Promise((done) => listener.close(done));
    },
  };
}
