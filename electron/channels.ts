import type { Desktop } from './ipc.ts';

/** Every call, also those that older apps do not have. */
export type Calls = Required<Desktop>;

/** The bridge's calls from the page to the main process. */
export type CallName = Exclude<keyof Calls, 'onShowOrder'>;

/** The main process's answer on a call's channel; faults travel as data so that the page only sees our own message. */
export type Answer<K extends CallName> =
  | { isDone: true; value: Awaited<ReturnType<Calls[K]>> }
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
  systemPrinters: 'theke:system-printers',
  findPrinters: 'theke:find-printers',
  stopFindingPrinters: 'theke:stop-finding-printers',
  openOrders: 'theke:open-orders',
  settings: 'theke:settings',
  saveSettings: 'theke:save-settings',
  diagnostics: 'theke:diagnostics',
  copyText: 'theke:copy-text',
} as const satisfies Record<CallName, string>;

/** From the main process to the page: the id of an order to show. */
export const SHOW_ORDER = 'theke:show-order';
