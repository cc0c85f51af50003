/**
 * The bridge between the order board and the desktop shell: one interface, implemented by the preload script through
 * IPC, absent in a browser. Everything here is data that survives structured cloning.
 */

/** What the first-run screen asks for. The device key never leaves the main process again. */
export interface Connection {
  /** Address of the server, http(s), without a path. */
  serverUrl: string;
  /** Or the pairing code that the backoffice shows, which the main process exchanges for the key. */
  deviceKey: string;
  /**
   * Set after the user has read ConnectionState.warning: keeps the key unencrypted on a computer that has no key ring.
   * Without it such a computer forgets the key at the end. Ignored where encryption is available.
   */
  keepUnencrypted?: boolean | undefined;
}

export interface ConnectionState {
  serverUrl: string | null;
  hasDeviceKey: boolean;
  /** Name of the device and its branch, once the server has confirmed the key. */
  device: string | null;
  branch: { id: number; name: string } | null;
  /** A German sentence when the server cannot be reached or refuses the key. */
  problem: string | null;
  /** false: this computer cannot keep the key encrypted; see Connection.keepUnencrypted. */
  hasKeyRing?: boolean | undefined;
  /** A German sentence about a connection that works and is weaker than it should be; null or absent when all is well. */
  warning?: string | null | undefined;
}

export type PrinterLayout = 'receipt' | 'kitchen';

/** One thermal printer as the settings screen edits it; the shape of printers/agent-settings.ts. */
export interface PrinterSetting {
  id: string;
  name: string;
  host: string;
  port: number;
  columns: 32 | 42 | 48;
  codePage: string;
  layouts: PrinterLayout[];
  copies: number;
  statusQuery: boolean;
  openDrawer: boolean;
}

export interface PrinterStatus {
  id: string;
  name: string;
  /** Jobs that wait for this printer. */
  waiting: number;
  /** Why it does not print at the moment, a German sentence; null when all is well. */
  problem: string | null;
  /** It prints, but its paper comes to its end; absent in desktop apps of an earlier version. */
  isPaperLow?: boolean | undefined;
}

export interface PrintOutcome {
  isPrinted: boolean;
  /** Why not, a German sentence. */
  reason: string | null;
}

export interface Desktop {
  version(): Promise<string>;
  connection(): Promise<ConnectionState>;
  /** Checks address and key with the server; keeps them only when both are right. */
  connect(connection: Connection): Promise<ConnectionState>;
  disconnect(): Promise<ConnectionState>;
  printers(): Promise<PrinterSetting[]>;
  savePrinters(printers: PrinterSetting[]): Promise<PrinterSetting[]>;
  printerStatus(): Promise<PrinterStatus[]>;
  testPrint(printerId: string): Promise<PrintOutcome>;
  /** Which orders wait for a person: rings and shows a notification until the list is empty. */
  alarm(waiting: { id: number; ticketNumber: number; summary: string }[]): Promise<void>;
  /** The order that a click on a notification asked for. */
  onShowOrder(listener: (orderId: number) => void): () => void;
}
