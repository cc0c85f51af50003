import { z } from 'zod';
import * as texts from './agent-texts.ts';

/** The server's response is not one of ours; the message is a German sentence for the console. */
export class ServerFault extends Error {}

const CALL_TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 8_000_000;

/** What a refusal says, in German. */
const refusal = z.looseObject({
  errors: z.tuple([z.looseObject({ message: z.string().min(1).max(500) })]).rest(z.unknown()),
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface AgentHttp {
  /** Throws ServerFault without an answer. */
  call(path: string, accept: string, signal: AbortSignal, body?: unknown, method?: Method): Promise<Response>;
  /** Whatever the status: a response that is not JSON is not from our server. Throws ServerFault. */
  tell(path: string, body: unknown, signal: AbortSignal, method?: Method): Promise<'delivered' | 'refused'>;
}

/** Requests with a device key. Redirects are not followed; proxies' pages are never taken for data. */
export function agentHttp({ server, deviceKey }: { server: string; deviceKey: string }): AgentHttp {
  const base = serverAddress(server);
  const authorization = `Bearer ${deviceKey}`;

  const call: AgentHttp['call'] = async (
    path,
    accept,
    signal,
    body,
    method = body === undefined ? 'GET' : 'POST',
  ) => {
    try {
      return await fetch(new URL(path, base), {
        method,
        headers: {
          authorization,
          accept,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal,
      });
    } catch {
      throw new ServerFault(texts.serverUnreachable);
    }
  };

  return {
    call,
    async tell(path, body, signal, method = 'POST') {
      const response = await call(path, 'application/json', inTime(signal), body, method);
      if (response.status === 204) return 'delivered';
      const isRefused = [404, 409, 410, 422].includes(response.status);
      if (!response.ok && !isRefused) throw await faultOf(response);
      await readJson(response);
      return isRefused ? 'refused' : 'delivered';
    },
  };
}

export function inTime(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]);
}

/** Throws ServerFault for anything but an http or https address. */
function serverAddress(server: string): URL {
  const text = server.endsWith('/') ? server : `${server}/`;
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !['http:', 'https:'].includes(address.protocol)) {
    throw new ServerFault(texts.noServerAddress({ server }));
  }
  return address;
}

export function isType(response: Response, type: string): boolean {
  return (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() === type;
}

export async function readJson(response: Response): Promise<unknown> {
  if (!isType(response, 'application/json')) {
    await response.body?.cancel();
    throw new ServerFault(texts.notOurServer);
  }
  let text = '';
  try {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > LARGEST_ANSWER) break;
    }
    return JSON.parse(text);
  } catch {
    throw new ServerFault(texts.brokenAnswer);
  }
}

export async function faultOf(response: Response): Promise<ServerFault> {
  // It is switched off for all devices: the sentence is ours.
  if (response.status === 409 && isType(response, 'application/json')) {
    const { success, data } = refusal.safeParse(await readJson(response));
    return new ServerFault(success ? data.errors[0].message : texts.serverStatus({ status: 409 }));
  }
  await response.body?.cancel();
  if (response.status === 401 || response.status === 403) {
    return new ServerFault(texts.keyUnknown);
  }
  if (response.status === 429) return new ServerFault(texts.tooManyRequests);
  return new ServerFault(texts.serverStatus({ status: response.status }));
}
