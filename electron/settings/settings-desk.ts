import { dialog } from 'electron';
import type { DesktopSettings, DesktopSettingsState } from '../ipc.ts';
import { DesktopFault } from '../ipc-main.ts';
import { isExposed, serverOrigin } from '../server-check.ts';
import * as texts from '../texts.ts';
import type { BoardWindow } from '../window.ts';
import { autostart } from './autostart.ts';
import type { DesktopSettingsFile } from './desktop-settings.ts';
import { displays, onDisplaysChanged } from './displays.ts';
import type { SecondScreen } from './second-screen.ts';

interface SettingsDeskDeps {
  file: DesktopSettingsFile;
  board: BoardWindow;
  second: SecondScreen;
  serverUrl: () => string | null;
  onUpdateAddress: () => void;
}

/** Reads, changes and applies the settings of this computer. */
export class SettingsDesk {
  readonly #deps: SettingsDeskDeps;

  constructor(deps: SettingsDeskDeps) {
    this.#deps = deps;
    onDisplaysChanged(() => this.showSecondScreen());
  }

  get state(): DesktopSettingsState {
    const { mode, secondScreen, updateAddress } = this.#deps.file.values;
    return { hasAutostart: autostart.isOn, mode, secondScreen, updateAddress, displays: displays() };
  }

  /** Throws DesktopFault with what is wrong; then nothing has changed. */
  async save(wanted: DesktopSettings): Promise<DesktopSettingsState> {
    const { file, board, onUpdateAddress } = this.#deps;
    const before = this.state;
    const updateAddress = wanted.updateAddress === null ? null : updateAddressOf(wanted.updateAddress);
    const isElsewhere = updateAddress !== before.updateAddress;
    if (isElsewhere && updateAddress !== null && !(await isMeant(updateAddress))) {
      throw new DesktopFault(texts.updateAddressRefused);
    }
    await setAutostart(before.hasAutostart, wanted.hasAutostart);
    await file.change({ mode: wanted.mode, secondScreen: wanted.secondScreen, updateAddress });
    if (wanted.mode !== before.mode) board.setMode(wanted.mode);
    this.showSecondScreen();
    if (isElsewhere) onUpdateAddress();
    return this.state;
  }

  /** Also after connecting, and when displays come and go. */
  showSecondScreen(): void {
    const { file, second, serverUrl } = this.#deps;
    const server = serverUrl();
    const { secondScreen } = file.values;
    second.show(
      server && secondScreen
        ? { display: secondScreen.display, url: new URL(secondScreen.path, server).href }
        : null,
    );
  }

  async leaveKiosk(): Promise<void> {
    this.#deps.board.setMode('window');
    await this.#deps.file.change({ mode: 'window' });
  }
}

async function setAutostart(isOn: boolean, wanted: boolean): Promise<void> {
  if (isOn === wanted) return;
  try {
    await autostart.set(wanted);
  } catch {
    throw new DesktopFault(texts.autostartFailed);
  }
}

/** Programs from there run on this computer: nobody on the way may exchange them. */
function updateAddressOf(typed: string): string {
  const origin = serverOrigin(typed);
  if (origin === null) throw new DesktopFault(texts.noUpdateAddress);
  if (isExposed(origin)) throw new DesktopFault(texts.updateAddressExposed);
  const url = new URL(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  return origin + url.pathname.replace(/\/$/, '');
}

/** Asked outside of the page: a page must not be able to bring programs onto this computer by itself. */
async function isMeant(address: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    title: texts.updateSource,
    message: texts.updateSourceQuestion({ address }),
    detail: texts.updateSourceConsequence,
    buttons: [texts.cancel, texts.useUpdateSource],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 1;
}
