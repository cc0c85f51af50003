import type { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import type { StandInApp } from './app.ts';
import type { StandInContents } from './contents.ts';
import type { StandInElectron } from './electron-parts.ts';
import type { PreloadElectron } from './preload-world.ts';
import type { StandInSession } from './session.ts';
import type { StandInScreen } from './system.ts';

/**
 * Checked by the compiler: whatever the stand-in has, Electron has by the same name; it takes at least the arguments that
 * Electron takes, and plain values that it gives are of Electron's type. Events are left out: EventEmitter takes any.
 */

type Plain = string | number | boolean | null;
type Given<R> = R extends Plain
  ? R
  : R extends Promise<infer P>
    ? Promise<P extends Plain ? P : unknown>
    : unknown;

type IsFaithful<Mine, Real> = Real extends (...args: infer A) => infer R
  ? Mine extends (...args: A) => Given<R>
    ? true
    : false
  : true;

/** The names of what differs. `Own` is for tests to look at and not Electron's. */
type Differences<Mine, Real, Own extends PropertyKey = never> = {
  [K in Exclude<keyof Mine, keyof EventEmitter | Own>]: K extends keyof Real
    ? IsFaithful<Mine[K], Real[K]> extends true
      ? never
      : K
    : K;
}[Exclude<keyof Mine, keyof EventEmitter | Own>];

type None<T extends never> = T;
type Parts = StandInElectron;
type Made<Part extends 'BrowserWindow' | 'Notification' | 'Tray' | 'Menu'> = InstanceType<Parts[Part]>;
type MadeOf<Mine, Real extends new (...args: never[]) => unknown> = Mine extends new (
  ...args: ConstructorParameters<Real>
) => unknown
  ? never
  : Mine;

export type Faithful = [
  None<Exclude<keyof Parts, keyof typeof Electron>>,
  None<Differences<StandInApp, Electron.App, 'hasEnded' | 'badgeCount'>>,
  None<Differences<StandInContents, Electron.WebContents, 'page' | 'expected' | 'openHandler' | 'destroy'>>,
  None<Differences<StandInSession, Electron.Session, 'attach'>>,
  None<Differences<StandInSession['webRequest'], Electron.WebRequest>>,
  None<Differences<StandInScreen, Electron.Screen>>,
  None<Differences<Made<'BrowserWindow'>, Electron.BrowserWindow>>,
  None<Differences<Made<'Notification'>, Electron.Notification>>,
  None<Differences<Made<'Tray'>, Electron.Tray>>,
  None<Differences<Made<'Menu'>, Electron.Menu>>,
  None<MadeOf<Parts['BrowserWindow'], typeof Electron.BrowserWindow>>,
  None<MadeOf<Parts['Notification'], typeof Electron.Notification>>,
  None<MadeOf<Parts['Tray'], typeof Electron.Tray>>,
  None<Differences<Parts['ipcMain'], Electron.IpcMain>>,
  None<Differences<Parts['protocol'], Electron.Protocol>>,
  None<Differences<Parts['safeStorage'], Electron.SafeStorage>>,
  None<Differences<Parts['powerSaveBlocker'], Electron.PowerSaveBlocker, 'held'>>,
  None<Differences<Parts['shell'], Electron.Shell>>,
  None<Differences<Parts['dialog'], Electron.Dialog>>,
  None<Differences<Parts['clipboard'], Electron.Clipboard>>,
  None<Differences<Parts['net'], Electron.Net>>,
  None<Differences<PreloadElectron['ipcRenderer'], Electron.IpcRenderer>>,
  None<Differences<PreloadElectron['contextBridge'], Electron.ContextBridge>>,
];
