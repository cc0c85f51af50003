import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPairingCode } from '#domain/access/pairing-code.ts';
import packageJson from '../package.json' with { type: 'json' };
import { startPrintAgent } from './agent.ts';
import { createAgentClient } from './agent-client.ts';
import { ServerFault } from './agent-http.ts';
import {
  emptySettings,
  loadSettings,
  parseSettings,
  placeOf,
  SettingsFault,
  saveSettings,
} from './agent-settings.ts';
import * as texts from './agent-texts.ts';
import { QueueInUse } from './job-queue-lock.ts';
import { Journal } from './journal.ts';
import { exchangeCode, loadPairing, type Pairing, savePairing } from './pairing.ts';
import { PrinterBook } from './printer-book.ts';

/** A set-up error that the person at the console can fix. */
class SetupFault extends Error {}

const say = (message: string): void => {
  const time = new Date().toTimeString().slice(0, 8);
  process.stdout.write(`${time}  ${message}\n`);
};

/** How long the start waits for the server to say which printers there are. */
const START_MS = 5_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      server: { type: 'string' },
      key: { type: 'string' },
      code: { type: 'string' },
      dir: { type: 'string' },
      test: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return void process.stdout.write(texts.help);
  const directory = resolve(values.dir ?? process.env.THEKE_AGENT_DIR ?? 'data/print-agent');
  const { server, key: deviceKey } = await connectionOf(values, directory);

  const client = createAgentClient({ server, deviceKey });
  const journal = new Journal(() => new Date(), join(directory, 'logs'));
  const settings = await loadSettings(directory);
  const book = await PrinterBook.open(directory, settings ?? emptySettings(), (message) => {
    journal.add(message);
    say(message);
  });
  const source = { book, server };
  await book.sync({ client, server }, AbortSignal.timeout(START_MS)).catch(ignoreServerFault);
  if (book.printers.length === 0) await askForPrinters(directory, book, settings === null);

  const agent = await startPrintAgent({
    client,
    queueDir: join(directory, 'queue'),
    settings: book.settings,
    source,
    now: () => new Date(),
    log: say,
    journal,
    notify: async () => {
      say(texts.testNotification);
      return true;
    },
    self: { appVersion: packageJson.version, platform: `${process.platform} ${process.arch}` },
  });
  const names = book.printers.map((printer) => `${printer.name} (${placeOf(printer)})`);
  say(texts.running({ server, count: names.length, printers: names.join(', ') }));

  if (values.test !== undefined) {
    const result = await agent.testPrint(values.test).catch(() => null);
    await agent.stop();
    if (result === null) throw new SetupFault(texts.printerUnknown({ id: values.test, known: idsOf(book) }));
    if (result.outcome !== 'printed') throw new SetupFault(texts.testPageFailed({ reason: result.reason }));
    return say(texts.testPagePrinted);
  }

  const stop = () => {
    say(texts.ending);
    agent.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** The server and the key: as given, or as a code was exchanged for them, now or at an earlier start. */
async function connectionOf(
  given: { server?: string | undefined; key?: string | undefined; code?: string | undefined },
  directory: string,
): Promise<Pairing> {
  const paired = await loadPairing(directory);
  const server = given.server ?? process.env.THEKE_SERVER ?? paired?.server;
  if (!server) throw new SetupFault(texts.addressMissing);
  if (given.code !== undefined) return pair(server, given.code, directory);
  const kept = paired?.server === server ? paired.key : null;
  const key = given.key ?? (process.env.THEKE_DEVICE_KEY || kept);
  if (!key) throw new SetupFault(texts.keyMissing);
  return { server, key };
}

async function pair(server: string, typed: string, directory: string): Promise<Pairing> {
  const code = readPairingCode(typed);
  if (code === null) throw new SetupFault(texts.noCode);
  if (!URL.canParse(server)) throw new SetupFault(texts.noServerAddress({ server }));
  // The code is used up with the exchange: a folder that cannot be written must show before.
  await mkdir(directory, { recursive: true });
  const exchanged = await exchangeCode(server, code);
  if ('problem' in exchanged) throw new SetupFault(exchanged.problem);
  const paired = { server, key: exchanged.deviceKey };
  await savePairing(directory, paired);
  say(texts.paired);
  return paired;
}

/** The server is away: what was known last prints. */
function ignoreServerFault(error: unknown): void {
  if (!(error instanceof ServerFault)) throw error;
}

/** Says where printers are entered; throws SetupFault where that is a file, with a first one to fill in. */
async function askForPrinters(directory: string, book: PrinterBook, isNew: boolean): Promise<void> {
  if (book.keeper !== 'file') return say(texts.noPrinterSet);
  if (isNew) {
    const example = { id: 'theke', name: texts.examplePrinter, host: '192.168.1.50' };
    await saveSettings(directory, parseSettings({ ...emptySettings(), printers: [example] }));
  }
  throw new SetupFault(texts.enterPrinter({ file: join(directory, 'printers.json') }));
}

function idsOf(book: PrinterBook): string {
  return book.printers.map(({ id, name }) => `${id} (${name})`).join(', ');
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof SetupFault ||
    error instanceof SettingsFault ||
    error instanceof ServerFault ||
    error instanceof QueueInUse ||
    (error instanceof TypeError && 'code' in error);
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
