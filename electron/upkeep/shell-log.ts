import { join } from 'node:path';
import { app } from 'electron';
import { Journal } from '#printers/journal.ts';
import * as texts from '../texts.ts';

/** The log of shell and print agent: on the console, on disk, and at the server's request. */
export class ShellLog {
  readonly folder: string;
  readonly journal: Journal;

  constructor(directory: string) {
    this.folder = join(directory, 'logs');
    this.journal = new Journal(() => new Date(), this.folder);
  }

  /** For the journal and the console. */
  readonly add = (message: string): void => {
    this.journal.add(message);
    say(message);
  };

  /** Notes the start, the end, and every process that dies in between. */
  watch(): void {
    this.add(texts.started({ version: app.getVersion(), platform: `${process.platform} ${process.arch}` }));
    const crashed = (error: Error): void =>
      this.journal.add(texts.crashed({ reason: error.stack ?? String(error) }));
    process.on('uncaughtExceptionMonitor', crashed);
    app.on('child-process-gone', (_event, { type, reason }) => this.add(texts.processGone({ type, reason })));
    app.on('quit', () => {
      process.off('uncaughtExceptionMonitor', crashed);
      this.add(texts.ended);
    });
  }
}

/** For the console alone. */
export function say(message: string): void {
  process.stdout.write(`${new Date().toISOString()}  ${message}\n`);
}
