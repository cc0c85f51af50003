import { ServerFault } from './agent-http.ts';
import * as texts from './agent-texts.ts';

interface ContactDeps {
  now: () => Date;
  log: (message: string) => void;
  /** Its abort is the agent's end, and no fault. */
  signal: AbortSignal;
  onChange: () => void;
}

/** Whether the server answers, and since when it does not; each change is logged once. */
export class ServerContact {
  readonly #deps: ContactDeps;
  #fault: string | null = null;
  #lastAt: Date | null = null;

  constructor(deps: ContactDeps) {
    this.#deps = deps;
  }

  /** For people; null while all is well. */
  get fault(): string | null {
    return this.#fault;
  }

  get lastAt(): Date | null {
    return this.#lastAt;
  }

  /** The server has answered. */
  readonly heard = (): void => {
    this.#lastAt = this.#deps.now();
    this.#change(null);
  };

  readonly onFault = (error: unknown): void => {
    if (error instanceof ServerFault) this.#change(error.message);
    else if (!this.#deps.signal.aborted)
      this.#deps.log(texts.unexpected({ reason: error instanceof Error ? error.message : String(error) }));
  };

  #change(fault: string | null): void {
    const { signal, log, onChange } = this.#deps;
    if (signal.aborted || fault === this.#fault) return;
    log(fault ?? texts.connected);
    this.#fault = fault;
    onChange();
  }
}
