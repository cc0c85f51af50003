import type { IpcMainInvokeEvent } from 'electron';
import { APP_ORIGIN, originOf } from './origins.ts';

/** Who may call. */
export interface Callers {
  /** Id of the only window whose page may call. */
  windowId(): number | null;
  /** Origin of the server; only its board and our first-run screen may call. */
  serverUrl(): string | null;
}

type SenderOf = Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>;

/** True for the main frame of our window while it shows the order board or our first-run screen. */
export function isTrustedSender({ sender, senderFrame }: SenderOf, callers: Callers): boolean {
  if (senderFrame === null || senderFrame.parent !== null || sender.id !== callers.windowId()) return false;
  const origin = originOf(senderFrame.url);
  if (origin === APP_ORIGIN) return true;
  // Of the server's pages only the staff's app: the guests' shop has no business with printers.
  return origin === callers.serverUrl() && /^\/backend(\/|$)/.test(new URL(senderFrame.url).pathname);
}
