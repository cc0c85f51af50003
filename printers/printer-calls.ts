import { z } from 'zod';
import { type AgentHttp, faultOf, inTime, isType, readJson, ServerFault } from './agent-http.ts';
import type { PrinterSettings } from './agent-settings.ts';
import * as texts from './agent-texts.ts';

/** What the agent asks and tells the server about the printers of this computer. */
export interface PrinterCalls {
  /** As the server sent them, not yet validated; null from a server that knows none. Throws ServerFault. */
  printers(signal: AbortSignal): Promise<unknown>;
  /** Those that stood at this computer alone; the answer is that of `printers`. Throws PrinterRefused and ServerFault. */
  handOver(printers: readonly PrinterSettings[], signal: AbortSignal): Promise<unknown>;
  /** Likewise. */
  savePrinter(printer: PrinterSettings, signal: AbortSignal): Promise<unknown>;
  /** Throws PrinterRefused and ServerFault. One that is gone already is fine. */
  removePrinter(id: string, signal: AbortSignal): Promise<void>;
}

/** The server does not take a printer; the message is its German sentence. */
export class PrinterRefused extends Error {}

const PATH = 'api/devices/me/printers';

const answered = z.looseObject({ data: z.unknown() });
const refused = z.looseObject({
  errors: z.tuple([z.looseObject({ message: z.string().min(1).max(500) })]).rest(z.unknown()),
});

export function printerCalls({ call, tell }: AgentHttp): PrinterCalls {
  async function send(path: string, body: unknown, signal: AbortSignal, method: 'POST' | 'PUT') {
    const response = await call(path, 'application/json', inTime(signal), body, method);
    if (response.status === 422 && isType(response, 'application/json')) {
      const { data } = refused.safeParse(await readJson(response));
      throw new PrinterRefused(data?.errors[0].message ?? texts.serverStatus({ status: 422 }));
    }
    if (!response.ok) throw await faultOf(response);
    return dataOf(await readJson(response));
  }

  return {
    async printers(signal) {
      const response = await call(PATH, 'application/json', inTime(signal));
      if (response.status === 404) {
        await readJson(response);
        return null;
      }
      if (!response.ok) throw await faultOf(response);
      return dataOf(await readJson(response));
    },

    handOver: (printers, signal) => send(PATH, { printers: printers.map(sent) }, signal, 'POST'),

    savePrinter: (printer, signal) =>
      send(`${PATH}/${encodeURIComponent(printer.id)}`, sent(printer), signal, 'PUT'),

    async removePrinter(id, signal) {
      await tell(`${PATH}/${encodeURIComponent(id)}`, undefined, signal, 'DELETE');
    },
  };
}

function dataOf(answer: unknown): unknown {
  const { success, data } = answered.safeParse(answer);
  if (!success) throw new ServerFault(texts.brokenAnswer);
  return data.data;
}

/** The server knows every field. */
function sent({ queue = '', path = '', fallback = null, ...printer }: PrinterSettings) {
  return { ...printer, queue, path, fallback };
}
