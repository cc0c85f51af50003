import { Menu, nativeImage, Tray } from 'electron';
import type { PrinterStatus } from './ipc.ts';
import * as texts from './texts.ts';
import { shellFile } from './window.ts';

export interface TrayActions {
  show: () => void;
  retryPrinting: () => void;
  installUpdate: () => void;
  quit: () => void;
}

export interface ShellState {
  /** Orders waiting for a person. */
  waiting: number;
  printers: readonly PrinterStatus[];
  /** Why printing as a whole does not work. */
  problem: string | null;
  /** The version of an update that is downloaded; null = none. */
  updateReady: string | null;
}

/** The tray icon: waiting orders, the printers' state, open, quit. */
export class ShellTray {
  readonly #tray: Tray;
  readonly #actions: TrayActions;

  constructor(actions: TrayActions) {
    this.#actions = actions;
    this.#tray = new Tray(nativeImage.createFromPath(shellFile('icons/tray.png')));
    this.#tray.on('click', actions.show);
  }

  update(state: ShellState): void {
    const lines = stateLines(state);
    const { show, retryPrinting, installUpdate, quit } = this.#actions;
    const { updateReady } = state;
    this.#tray.setToolTip([texts.theke, ...lines].join('\n'));
    this.#tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: texts.openTheke, click: show },
        { type: 'separator' },
        ...lines.map((label) => ({ label, enabled: false })),
        { label: texts.retryPrinting, click: retryPrinting },
        ...(updateReady === null
          ? []
          : [{ label: texts.installUpdate({ version: updateReady }), click: installUpdate }]),
        { type: 'separator' },
        { label: texts.quit, click: quit },
      ]),
    );
  }

  end(): void {
    this.#tray.destroy();
  }
}

/** The state in a few German lines, worst first. */
function stateLines({ waiting, printers, problem, updateReady }: ShellState): string[] {
  const lines = printers.map((printer) => {
    const state = printer.problem ?? (printer.isPaperLow ? texts.readyPaperLow : texts.ready);
    return texts.printerState({ name: printer.name, state, waiting: printer.waiting });
  });
  return [
    ...(problem ? [problem] : []),
    texts.waitingOrders({ count: waiting }),
    ...(lines.length > 0 ? lines : [texts.noPrinter]),
    ...(updateReady === null ? [] : [texts.updateReady]),
  ];
}
