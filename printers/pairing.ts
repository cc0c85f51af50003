import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from './agent-files.ts';
import { readJson, ServerFault } from './agent-http.ts';
import * as texts from './agent-texts.ts';

const TIMEOUT_MS = 8_000;

const answerToCode = z.object({ data: z.object({ key: z.string().regex(/^[\x21-\x7e]{32,512}$/) }) });

/** Exchanges a pairing code for the device's key; this uses up the code. The problem is a German sentence. */
export async function exchangeCode(
  serverUrl: string,
  code: string,
): Promise<{ deviceKey: string } | { problem: string }> {
  let response: Response;
  try {
    response = await fetch(new URL('/api/devices/pair', serverUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ code }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return { problem: texts.serverUnreachable };
  }
  try {
    const answer = answerToCode.safeParse(await readJson(response));
    if (response.ok && answer.success) return { deviceKey: answer.data.data.key };
  } catch (error) {
    if (!(error instanceof ServerFault)) throw error;
    return { problem: texts.noServerThere };
  }
  if (response.status === 422) return { problem: texts.codeRefused };
  return { problem: response.status === 429 ? texts.tooManyAttempts : texts.noServerThere };
}

const pairing = z.object({ server: z.string(), key: z.string().min(1) });

/** What a code was exchanged for: connection.json, which only this user may read. */
export type Pairing = z.infer<typeof pairing>;

function pairingFile(directory: string): string {
  return join(directory, 'connection.json');
}

/** null if this computer was not paired by code, or the file cannot be read. */
export async function loadPairing(directory: string): Promise<Pairing | null> {
  try {
    return pairing.parse(JSON.parse(await readFile(pairingFile(directory), 'utf8')));
  } catch {
    return null;
  }
}

export async function savePairing(directory: string, paired: Pairing): Promise<void> {
  await replaceFile(pairingFile(directory), `${JSON.stringify(paired, null, 2)}\n`);
}
