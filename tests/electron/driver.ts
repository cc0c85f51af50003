import type { Display } from 'electron';
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
  /** The displays of the computer, the main one first (stand-in only). */
  displays?: readonly Pick<Display, 'id' | 'label' | 'bounds' | 'workArea'>[];
}

/** Starts the built app: in Electron where a test run names its binary, else on the stand-in in a Chromium window. */
export interface DesktopDriver {
  readonly kind: 'electron' | 'stand-in';
  launch(options: LaunchOptions): Promise<DesktopApp>;
  close(): Promise<void>;
}
