import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

export interface OutboundPost {
  url: string;
  headers: Readonly<Record<string, string | number>>;
  body: string | Uint8Array;
  /** How the name of the host becomes an address; the system's way by default. */
  lookup?: LookupFunction;
}

export interface PostAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

const CONNECT_MS = 2_000;
const TOTAL_MS = 8_000;
/** Nobody answers more to a message; the rest is not read. */
const LONGEST_ANSWER = 64 * 1_024;

/**
 * One request to a service of others: 2 s to connect, 8 s in all, at most 64 kB of answer. Redirects are answers like any
 * other: what is sent is for one address only. Throws an error that names the reason, never the address or what was sent.
 */
export async function post({ url, headers, body, lookup }: OutboundPost): Promise<PostAnswer> {
  const send = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(TOTAL_MS),
    ...(lookup ? { lookup } : {}),
  });
  request.on('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(() => request.destroy(new Error('connect timeout')), CONNECT_MS);
    for (const end of ['connect', 'close', 'error']) socket.once(end, () => clearTimeout(timer));
  });
  try {
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    request.end(body);
    const [answer] = await answered;
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await bodyOf(answer) };
  } catch (error) {
    throw new Error(reasonOf(error));
  } finally {
    request.destroy();
  }
}

async function bodyOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) throw new Error('answer too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Without the address, which may contain credentials. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
