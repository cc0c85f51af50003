/**
 * The bridge between the order board and the desktop shell: one interface, implemented by the preload script over IPC,
 * absent in a browser. Everything here survives structured cloning.
 */

/** The input of the first-run screen. The device key never leaves the main process again. */
export interface Connection {
  /** The server's address, http(s), without a path. */
  serverUrl: string;
  /** Or the pairing code shown by the backoffice, which the main process exchanges for the key. */
  deviceKey: string;
  /**
   * Set after the user has read ConnectionState.warning: keeps the key unencrypted on a computer without a key ring.
   * Otherwise such a computer forgets the key on exit. Ignored where encryption is available.
   */
  keepUnencrypted?: boolean | undefined;
}

export interface ConnectionState {
  serverUrl: string | null;
  hasDeviceKey: boolean;
  /** Name of the device and its branch, once the server has confirmed the key. */
  device: string | null;
  branch: { id: number; name: string } | null;
  /** A German sentence if the server cannot be reached or refuses the key. */
  problem: string | null;
  /** false: this computer cannot keep the key encrypted; see Connection.keepUnencrypted. */
  hasKeyRing?: boolean | undefined;
  /** A German sentence about a connection that works but is weaker than it should be; null or absent if all is well. */
  warning?: string | null | undefined;
}

export type PrinterLayout = 'receipt' | 'kitchen' | 'label';

/** One thermal printer as the settings screen edits it; the shape of printers/agent-settings.ts. */
/** tcp: an address in the network. system: set up in the operating system. file: a device file or port. */
export type PrinterInterface = 'tcp' | 'system' | 'file';

export interface PrinterSetting {
  id: string;
  name: string;
  /** Absent in older desktop apps, which know only tcp. */
  interface?: PrinterInterface | undefined;
  /** The name of the system's queue. */
  queue?: string | undefined;
  /** Of a file. */
  path?: string | undefined;
  host: string;
  port: number;
  columns: 32 | 42 | 48;
  codePage: string;
  layouts: PrinterLayout[];
  /** Stations that it is for; empty = all that no other one is for; absent in older desktop apps. */
  stations?: number[] | undefined;
  copies: number;
  statusQuery: boolean;
  openDrawer: boolean;
  /** The printer that prints in its place when it is away; absent in older desktop apps. */
  fallback?: string | null | undefined;
}

export interface PrinterStatus {
  id: string;
  name: string;
  /** Jobs waiting for this printer. */
  waiting: number;
  /** Why it is not printing at the moment, a German sentence; null if all is well. */
  problem: string | null;
  /** It prints, but paper is low; absent in older desktop apps. */
  isPaperLow?: boolean | undefined;
}

export interface PrintOutcome {
  isPrinted: boolean;
  /** Why not, a German sentence. */
  reason: string | null;
}

export type WindowMode = 'window' | 'fullscreen' | 'kiosk';

export interface DisplayInfo {
  id: number;
  name: string;
  width: number;
  height: number;
  isMain: boolean;
}

/** How this computer starts and shows Theke. */
export interface DesktopSettings {
  /** Starts in the tray when the user logs in. */
  hasAutostart: boolean;
  mode: WindowMode;
  /** A page of the server on another display, by its path; null = none. */
  secondScreen: { display: number; path: string } | null;
  /** Where updates come from; null = from nowhere. A person confirms a change in a dialog of the shell. */
  updateAddress: string | null;
}

export interface DesktopSettingsState extends DesktopSettings {
  /** From left to right. */
  displays: DisplayInfo[];
}

/** What support asks for first. */
export interface Diagnostics {
  version: string;
  platform: string;
  serverUrl: string | null;
  device: string | null;
  branch: string | null;
  /** The last answer of the server to the print agent, ISO 8601; null = none since the start. */
  lastContactAt: string | null;
  /** A German sentence; null if all is well. */
  problem: string | null;
  printers: PrinterStatus[];
  /** The version of an update that is downloaded; null = none. */
  updateReady: string | null;
  logFolder: string;
  /** The last lines, oldest first. */
  log: string[];
}

/** Calls marked optional are absent in older desktop apps. */
export interface Desktop {
  version(): Promise<string>;
  connection(): Promise<ConnectionState>;
  /** Checks address and key with the server; stores them only if both are right. */
  connect(connection: Connection): Promise<ConnectionState>;
  disconnect(): Promise<ConnectionState>;
  printers(): Promise<PrinterSetting[]>;
  savePrinters(printers: PrinterSetting[]): Promise<PrinterSetting[]>;
  printerStatus(): Promise<PrinterStatus[]>;
  testPrint(printerId: string): Promise<PrintOutcome>;
  /** Orders waiting for a person: rings and shows notifications until the list is empty. */
  alarm(waiting: { id: number; ticketNumber: number; summary: string }[]): Promise<void>;
  /** The printers that are set up in the operating system, by name. */
  systemPrinters?(): Promise<string[]>;
  /** Addresses in the own network that take print jobs; takes some seconds. */
  findPrinters?(): Promise<string[]>;
  /** Ends the search, which answers with what it has found. */
  stopFindingPrinters?(): Promise<void>;
  /** How many orders are not done: no update is installed meanwhile. */
  openOrders?(count: number): Promise<void>;
  settings?(): Promise<DesktopSettingsState>;
  saveSettings?(settings: DesktopSettings): Promise<DesktopSettingsState>;
  diagnostics?(): Promise<Diagnostics>;
  /** To the clipboard, which pages of the shell cannot reach themselves. */
  copyText?(text: string): Promise<void>;
  /** The order that a clicked notification is about. */
  onShowOrder(listener: (orderId: number) => void): () => void;
}
