import { createServer } from 'node:http';

export type SmsMood =
  | 'well'
  /** 500 */
  | 'broken'
  /** 429 */
  | 'busy'
  /** 402: the account is empty. */
  | 'broke'
  /** 400: this number takes no SMS. */
  | 'refusing'
  /** 302 to somewhere else. */
  | 'elsewhere'
  /** Takes the request and never answers. */
  | 'silent';

export interface SentSms {
  from: string;
  to: string;
  text: string;
  id: string;
  token: string;
}

export interface SmsPeer {
  url: string;
  /** What was accepted, in order. */
  messages: SentSms[];
  /** Requests of every kind. */
  requests(): number;
  setMood(mood: SmsMood): void;
  close(): Promise<void>;
}

const STATUS = { well: 202, broken: 500, busy: 429, broke: 402, refusing: 400, elsewhere: 302 } as const;

/** An SMS gateway of our own that can be in any mood. */
export async function startSmsGateway(): Promise<SmsPeer> {
  let mood: SmsMood = 'well';
  let requests = 0;
  const messages: SentSms[] = [];
  const server = createServer(async (request, response) => {
    requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (mood === 'silent') return;
    if (mood === 'well') {
      const { from, to, text } = JSON.parse(Buffer.concat(chunks).toString()) as SentSms;
      const id = String(request.headers['idempotency-key']);
      messages.push({ from, to, text, id, token: request.headers.authorization ?? '' });
    }
    const headers = mood === 'elsewhere' ? { location: '/elsewhere' } : {};
    response.writeHead(STATUS[mood], headers).end('{"answer":"x"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/send`,
    messages,
    requests: () => requests,
    setMood: (next) => {
      mood = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
