import type { PrinterReport } from '#domain/devices/counter-fault.ts';
import type { AgentClient } from './agent-client.ts';
import { placeOf } from './agent-settings.ts';
import type { PrinterLanes } from './printer-lanes.ts';
import { Repeater } from './repeater.ts';

export interface StateDeps {
  client: Pick<AgentClient, 'sendState'>;
  lanes: Pick<PrinterLanes, 'all'>;
  appVersion: string;
  now: () => Date;
  signal: AbortSignal;
  /** 15 s by default. */
  everyMs?: number;
}

/** After twice this in silence the server takes the device for gone. */
const EVERY_MS = 15_000;

/** Tells the server how this device and its printers are, regularly and as soon as a printer changes. */
export class StateReports {
  readonly #deps: StateDeps;
  readonly #repeater: Repeater;
  #told = '';

  constructor(deps: StateDeps) {
    this.#deps = deps;
    this.#repeater = new Repeater(deps.everyMs ?? EVERY_MS, () => this.#send());
  }

  /** A failure here says nothing that the calls for jobs do not say as well: printing goes on. */
  run(): Promise<void> {
    return this.#repeater.run(this.#deps.signal, () => {});
  }

  /** Something has changed at a printer, perhaps what the server is told. */
  noteChange(): void {
    if (JSON.stringify(this.#printers()) !== this.#told) this.#repeater.trigger();
  }

  async #send(): Promise<void> {
    const { client, appVersion, now, signal } = this.#deps;
    const printers = this.#printers();
    this.#told = JSON.stringify(printers);
    await client.sendState({ appVersion, clock: now().toISOString(), printers }, signal);
  }

  #printers(): PrinterReport[] {
    return this.#deps.lanes.all.map(({ name, printer, state }) => {
      const { health, isPaperLow } = state;
      return { name, address: placeOf(printer), health, isPaperLow };
    });
  }
}
