import { ipcMain } from 'electron';
import type { z } from 'zod';
import { type Answer, type CallName, type Calls, CHANNELS } from './channels.ts';
import { type Payloads, payloads } from './payloads.ts';
import * as texts from './texts.ts';
import { type Callers, isTrustedSender } from './trusted-sender.ts';

/** The main-process side of the bridge: what each call does. */
export type Handlers = {
  [K in CallName]: (...payload: Parameters<Calls[K]>) => Promise<Awaited<ReturnType<Calls[K]>>>;
};

/** A fault whose German sentence may be shown; of any other the page only learns that something went wrong. */
export class DesktopFault extends Error {}

/** Listens on every channel of the bridge; the only file that uses ipcMain. */
export function answerPages(handlers: Handlers, callers: Callers, log: (message: string) => void): void {
  function answer<K extends CallName>(
    name: K,
    payload: z.ZodType<Parameters<Calls[K]>>,
    handle: (...payload: Parameters<Calls[K]>) => Promise<Awaited<ReturnType<Calls[K]>>>,
  ): void {
    ipcMain.handle(CHANNELS[name], async (event, ...args: unknown[]): Promise<Answer<K>> => {
      if (!isTrustedSender(event, callers)) {
        log(texts.callRefused({ name, page: event.senderFrame?.url ?? texts.closedWindow }));
        return { isDone: false, message: texts.forbidden };
      }
      const parsed = payload.safeParse(args);
      if (!parsed.success) {
        log(
          texts.callInvalid({
            name,
            fields: parsed.error.issues.map((issue) => issue.path.join('.')).join(', '),
          }),
        );
        return { isDone: false, message: texts.invalidInput };
      }
      try {
        return { isDone: true, value: await handle(...parsed.data) };
      } catch (error) {
        if (error instanceof DesktopFault) return { isDone: false, message: error.message };
        log(`${name}: ${error instanceof Error ? error.stack : error}`);
        return { isDone: false, message: texts.failed };
      }
    });
  }
  const register = <K extends CallName>(name: K, all: Handlers, shapes: Payloads) =>
    answer(name, shapes[name], all[name]);
  for (const name of Object.keys(CHANNELS) as CallName[]) register(name, handlers, payloads);
}
