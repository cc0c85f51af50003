import { z } from 'zod';
import { isAllowedAddress } from '#printers/printer-address.ts';
import * as texts from './texts.ts';

/** The server's answer about a device key. Sentences are for staff. */
export type KeyCheck =
  | { kind: 'accepted'; device: string; branch: { id: number; name: string } | null }
  | { kind: 'refused'; problem: string }
  /** `isSilent`: nobody answered at all, so that nobody can pretend to be the server. */
  | { kind: 'unreachable'; problem: string; isSilent: boolean };

const TIMEOUT_MS = 8_000;
const LARGEST_ANSWER = 100_000;

const answerOfServer = z.object({
  data: z.object({
    name: z.string(),
    branch: z.object({ id: z.number(), name: z.string() }).nullish(),
  }),
});

/** Turns what people type into an origin: 'shop.example.at/' -> 'https://shop.example.at'. Null if it is not an address. */
export function serverOrigin(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, origin, username, password, hostname } = new URL(address);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && hostname !== '' && username === '' && password === '' ? origin : null;
}

/** True if the key would cross the open network unencrypted: http to anything but this computer or a private network. */
export function isExposed(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:') return false;
  const isNamedHere = hostname === 'localhost' || /\.(local|lan|home\.arpa)$/.test(hostname);
  return !isNamedHere && !isAllowedAddress(hostname.replace(/^\[|\]$/g, ''), true);
}

/** Whether the server answers with its board, and not with an error of its own. */
export async function isBoardServed(serverUrl: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/backend', serverUrl), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** Asks the server whose key this is. Redirects are not followed; a captive portal's page is never taken for data (F22). */
export async function checkKey(serverUrl: string, deviceKey: string): Promise<KeyCheck> {
  let response: Response;
  try {
    response = await fetch(new URL('/api/devices/me', serverUrl), {
      headers: { authorization: `Bearer ${deviceKey}`, accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return { kind: 'unreachable', problem: texts.serverUnreachable, isSilent: true };
  }
  const isJson = /^application\/json\b/i.test(response.headers.get('content-type') ?? '');
  if (!isJson) {
    await response.body?.cancel();
    return { kind: 'unreachable', problem: texts.noServerThere, isSilent: false };
  }
  if (response.status === 401 || response.status === 403) {
    await response.body?.cancel();
    return { kind: 'refused', problem: texts.keyUnknown };
  }
  const answer = response.ok ? answerOfServer.safeParse(await readLimited(response)) : null;
  if (!answer) await response.body?.cancel();
  if (!answer?.success) {
    return {
      kind: 'unreachable',
      problem: texts.wrongAnswer({ status: response.status }),
      isSilent: false,
    };
  }
  const { name, branch } = answer.data.data;
  return { kind: 'accepted', device: name, branch: branch ? { id: branch.id, name: branch.name } : null };
}

async function readLimited(response: Response): Promise<unknown> {
  try {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > LARGEST_ANSWER) return undefined;
    }
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
