import { app, clipboard } from 'electron';
import type { Alarm } from './alarm.ts';
import type { ServerConnection } from './connection.ts';
import type { ConnectionState } from './ipc.ts';
import type { Handlers } from './ipc-main.ts';
import type { PrinterSearch } from './printer-search.ts';
import type { Printing } from './printing.ts';
import type { SettingsDesk } from './settings/settings-desk.ts';
import { diagnose } from './upkeep/diagnostics.ts';
import type { ShellLog } from './upkeep/shell-log.ts';
import type { Updates } from './upkeep/updates.ts';
import type { BoardWindow } from './window.ts';
import type { WorkingDay } from './working-day.ts';

interface Parts {
  board: BoardWindow;
  search: PrinterSearch;
  connection: ServerConnection;
  printing: Printing;
  alarm: Alarm;
  day: WorkingDay;
  desk: SettingsDesk;
  updates: Updates;
  log: ShellLog;
  /** Follows a changed connection once the page has its answer. */
  afterAnswer: (state: ConnectionState) => ConnectionState;
}

/** What each call of a page does. */
export function pageCalls(parts: Parts): Handlers {
  const { board, search, connection, printing, alarm, day, desk, updates, log, afterAnswer } = parts;
  return {
    version: async () => app.getVersion(),
    connection: async () => ({
      ...connection.state,
      problem: connection.state.problem ?? printing.serverFault,
    }),
    connect: async (wanted) => afterAnswer(await connection.connect(wanted)),
    disconnect: async () => afterAnswer(await connection.disconnect()),
    printers: async () => printing.show(),
    savePrinters: (printers) => printing.save(printers),
    printerStatus: async () => printing.status,
    testPrint: (printerId) => printing.testPrint(printerId),
    alarm: async (waiting) => alarm.update(waiting),
    systemPrinters: async () => {
      const printers = await board.window.webContents.getPrintersAsync();
      return printers.map(({ name }) => name);
    },
    findPrinters: () => search.start(),
    stopFindingPrinters: async () => search.cancel(),
    openOrders: async (count) => day.setOpenOrders(count),
    settings: async () => desk.state,
    saveSettings: (wanted) => desk.save(wanted),
    diagnostics: async () => diagnose({ connection, printing, log, updateReady: updates.ready }),
    copyText: (text) => clipboard.writeText(text),
  };
}
