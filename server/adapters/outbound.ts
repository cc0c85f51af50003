import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

export interface OutboundCall {
  url: string;
  method: 'GET' | 'POST' | 'DELETE';
  headers: Readonly<Record<string, string | number>>;
  body?: string | Uint8Array | undefined;
  /** Ends the call, and several calls for one purpose together; unset: 8 seconds. */
  deadline?: AbortSignal;
  /** How the name of the host becomes an address; unset: the system's way. */
  lookup?: LookupFunction;
}

export interface OutboundAnswer {
  status: number;
  body: string;
}

export interface OutboundFile {
  status: number;
  bytes: Buffer;
}

/** timeout: no whole answer in time; too-large: an answer that nobody asked for; otherwise the code of the system. */
export class NoAnswer extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`no answer: ${reason}`);
    this.name = 'NoAnswer';
    this.reason = reason;
  }
}

const CONNECT_MS = 2_000;
const TOTAL_MS = 8_000;
const LARGEST_ANSWER = 64 * 1_024;

/**
 * Calls a service of somebody else. Redirects are not followed: what is sent is for one address only. Throws NoAnswer, which
 * names neither the address nor what was sent or received; any status is an answer.
 */
export async function callOut(call: OutboundCall): Promise<OutboundAnswer> {
  const { status, bytes } = await fetchOut(call);
  return { status, body: bytes.toString('utf8') };
}

/** The same for an answer that is no text, such as a picture. */
export async function fetchOut({
  url,
  method,
  headers,
  body,
  deadline = AbortSignal.timeout(TOTAL_MS),
  lookup,
}: OutboundCall): Promise<OutboundFile> {
  const send = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  // A kept connection that the other side has just closed would lose the call, and nobody could say whether it arrived.
  const request = send(url, {
    method,
    agent: false,
    headers: body === undefined ? headers : { ...headers, 'Content-Length': Buffer.byteLength(body) },
    signal: deadline,
    ...(lookup ? { lookup } : {}),
  });
  request.on('error', () => {});
  request.on('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(() => request.destroy(new NoAnswer('timeout')), CONNECT_MS);
    for (const end of ['connect', 'close', 'error']) socket.once(end, () => clearTimeout(timer));
  });
  try {
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    request.end(body);
    const [answer] = await answered;
    return { status: answer.statusCode ?? 0, bytes: await bytesOf(answer) };
  } catch (error) {
    throw new NoAnswer(deadline.aborted ? 'timeout' : reasonOf(error));
  } finally {
    request.destroy();
  }
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new NoAnswer('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  if (error instanceof NoAnswer) return error.reason;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'failed';
}
