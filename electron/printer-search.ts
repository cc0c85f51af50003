import { networkInterfaces } from 'node:os';
import { neighbours } from '#printers/transport/neighbours.ts';
import { searchPrinters } from '#printers/transport/printer-search.ts';

/** The search for printers that a person starts in the settings; one at a time. */
export class PrinterSearch {
  #running: AbortController | null = null;

  async start(): Promise<string[]> {
    this.cancel();
    const search = new AbortController();
    this.#running = search;
    try {
      return await searchPrinters(neighbours(networkInterfaces()), { signal: search.signal });
    } finally {
      if (this.#running === search) this.#running = null;
    }
  }

  /** Ends the running search, which answers with what it has found. */
  cancel(): void {
    this.#running?.abort();
  }
}
