import { createServer, type IncomingMessage } from 'node:http';

export type SmsMood =
  | 'well'
  /** 500 */
  | 'broken'
  /** 429 */
  | 'busy'
  /** The account is empty. */
  | 'broke'
  /** The login is wrong. */
  | 'locked'
  /** This number takes no SMS. */
  | 'refusing'
  /** Says that it had the same message before. */
  | 'repeating'
  /** 302 to somewhere else. */
  | 'elsewhere'
  /** 200 with a page that is no answer. */
  | 'mumbling'
  /** 200 with an answer of a megabyte. */
  | 'endless'
  /** Takes the request and never answers. */
  | 'silent';

/** generic: the status says all. websms and seven: as their public documentation says. */
export type SmsPeerKind = 'generic' | 'websms' | 'seven';

export interface SentSms {
  from: string;
  to: string;
  text: string;
  id: string;
  token: string;
}

export interface SmsPeer {
  url: string;
  /** What was accepted, in order; numbers with a plus. */
  messages: SentSms[];
  /** Requests of every kind. */
  requests(): number;
  setMood(mood: SmsMood): void;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: string;
}

interface Service {
  path: string;
  read(request: IncomingMessage, body: Record<string, unknown>): SentSms;
  answers: Readonly<Partial<Record<SmsMood, Answer>>>;
}

const json = (status: number, body: object | number): Answer => ({ status, body: JSON.stringify(body) });
const websms = (status: number, statusCode: number) =>
  json(status, { statusCode, statusMessage: 'x', clientMessageId: 'x', transferId: '00x', smsCount: 1 });
const seven = (success: string, message = { success: true, error: null as string | null }) =>
  json(200, {
    success,
    total_price: 0.075,
    balance: 3.21,
    debug: 'false',
    messages: [{ id: '1', ...message }],
  });

const SERVICES: Readonly<Record<SmsPeerKind, Service>> = {
  generic: {
    path: '/send',
    read: ({ headers }, { from, to, text }) => ({
      from: String(from),
      to: String(to),
      text: String(text),
      id: String(headers['idempotency-key']),
      token: headers.authorization ?? '',
    }),
    answers: {
      well: json(202, { answer: 'x' }),
      broke: json(402, {}),
      locked: json(401, {}),
      refusing: json(400, {}),
      mumbling: { status: 202, body: '<html>' },
    },
  },
  websms: {
    path: '/rest/smsmessaging/text',
    read: ({ headers }, body) => ({
      from: [body.senderAddressType, body.senderAddress].filter(Boolean).join(' '),
      to: `+${(body.recipientAddressList as string[]).join()}`,
      text: String(body.messageContent),
      id: String(body.clientMessageId),
      token: headers.authorization ?? '',
    }),
    answers: {
      well: websms(200, 2000),
      broken: websms(200, 5003),
      busy: websms(200, 4025),
      broke: websms(200, 4013),
      locked: websms(401, 4001),
      refusing: websms(200, 4002),
    },
  },
  seven: {
    path: '/api/sms',
    read: ({ headers }, { from, to, text, foreign_id }) => ({
      from: String(from ?? ''),
      to: String(to),
      text: String(text),
      id: String(foreign_id),
      token: String(headers['x-api-key']),
    }),
    answers: {
      well: seven('100'),
      broke: seven('500'),
      // Errors of the account come as the bare code.
      locked: json(200, 900),
      refusing: seven('100', { success: false, error: '202' }),
      repeating: seven('402'),
    },
  },
};

const EVERYWHERE: Readonly<Partial<Record<SmsMood, Answer>>> = {
  broken: json(500, {}),
  busy: json(429, {}),
  elsewhere: json(302, {}),
  mumbling: { status: 200, body: '<html>Willkommen im Gäste-WLAN</html>' },
  endless: { status: 200, body: 'x'.repeat(1_000_000) },
};
const ACCEPTING: ReadonlySet<SmsMood> = new Set(['well']);

/** An SMS gateway of our own that can be in any mood. */
export async function startSmsGateway(kind: SmsPeerKind = 'generic'): Promise<SmsPeer> {
  const service = SERVICES[kind];
  let mood: SmsMood = 'well';
  let requests = 0;
  const messages: SentSms[] = [];
  const server = createServer(async (request, response) => {
    requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method !== 'POST' || request.url !== service.path) {
      response.writeHead(404).end('{}');
      return;
    }
    if (mood === 'silent') return;
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    if (ACCEPTING.has(mood)) messages.push(service.read(request, body));
    const answer = service.answers[mood] ?? EVERYWHERE[mood];
    if (!answer) throw new Error(`the gateway ${kind} is never ${mood}`);
    const headers = mood === 'elsewhere' ? { location: '/elsewhere' } : {};
    response.writeHead(answer.status, headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    // The others are addressed by their service.
    url: `http://127.0.0.1:${port}${kind === 'generic' ? service.path : '/'}`,
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
