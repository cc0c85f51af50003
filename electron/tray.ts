import { Menu, nativeImage, Tray } from 'electron';
import type { PrinterStatus } from './ipc.ts';
import { shellFile } from './window.ts';

export interface TrayActions {
  show: () => void;
  retryPrinting: () => void;
  quit: () => void;
}

export interface ShellState {
  /** Orders that wait for a person. */
  waiting: number;
  printers: readonly PrinterStatus[];
  /** Why printing as a whole does not work. */
  problem: string | null;
}

/** The icon beside the clock: what waits, how the printers are, open, quit. */
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
    const { show, retryPrinting, quit } = this.#actions;
    this.#tray.setToolTip(['Theke', ...lines].join('\n'));
    this.#tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: 'Theke öffnen', click: show },
        { type: 'separator' },
        ...lines.map((label) => ({ label, enabled: false })),
        { label: 'Jetzt erneut drucken versuchen', click: retryPrinting },
        { type: 'separator' },
        { label: 'Beenden', click: quit },
      ]),
    );
  }

  end(): void {
    this.#tray.destroy();
  }
}

/** The state in a few German lines, worst first. */
export function stateLines({ waiting, printers, problem }: ShellState): string[] {
  const orders =
    waiting === 0
      ? 'Keine wartende Bestellung'
      : waiting === 1
        ? '1 wartende Bestellung'
        : `${waiting} wartende Bestellungen`;
  const lines = printers.map((printer) => {
    const queue = printer.waiting > 0 ? ` (${printer.waiting} wartend)` : '';
    const well = printer.isPaperLow ? 'bereit, Papier geht zu Ende' : 'bereit';
    return `${printer.name}: ${printer.problem ?? well}${queue}`;
  });
  return [
    ...(problem ? [problem] : []),
    orders,
    ...(lines.length > 0 ? lines : ['Kein Drucker eingerichtet']),
  ];
}
