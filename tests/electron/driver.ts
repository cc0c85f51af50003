import type { Page } from 'playwright';

/** What `require('electron')` returns in the main process. */
export type ElectronModule = typeof import('electron');

/** A started desktop app. */
export interface DesktopApp {
  /** Runs a function in the main process; it may only use its arguments. */
  inMain<A, R>(work: (electron: ElectronModule, argument: A) => R | Promise<R>, argument: A): Promise<R>;
  /** The pages of all windows. */
  pages(): Page[];
  /** The URL of a page as Electron reports it. */
  addressOf(page: Page): string;
  /** Whether the app has ended. */
  readonly hasEnded: boolean;
  /** Ends the app without asking. */
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** The user's data directory. */
  directory: string;
  args?: readonly string[];
  /** false: a computer without a key ring (stand-in only). */
  hasKeyRing?: boolean;
}

/** Starts the built app: in Electron if its binary is installed, else on the stand-in in a Chromium window. */
export interface DesktopDriver {
  readonly kind: 'electron' | 'stand-in';
  launch(options: LaunchOptions): Promise<DesktopApp>;
  close(): Promise<void>;
}
