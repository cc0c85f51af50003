import type { Desktop } from './ipc.ts';

/** The bridge's calls from the page to the main process. */
export type CallName = Exclude<keyof Desktop, 'onShowOrder'>;

/** The main process's answer on a call's channel; faults travel as data so that the page only sees our own message. */
export type Answer<K extends CallName> =
  | { isDone: true; value: Awaited<ReturnType<Desktop[K]>> }
  | { isDone: false; message: string };

export const CHANNELS = {
  version: 'theke:version',
  connection: 'theke:connection',
  connect: 'theke:connect',
  disconnect: 'theke:disconnect',
  printers: 'theke:printers',
  savePrinters: 'theke:save-printers',
  printerStatus: 'theke:printer-status',
  testPrint: 'theke:test-print',
  alarm: 'theke:alarm',
} as const satisfies Record<CallName, string>;

/** From the main process to the page: the id of an order to show. */
export const SHOW_ORDER = 'theke:show-order';
