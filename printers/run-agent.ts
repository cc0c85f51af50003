import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { startPrintAgent } from './agent.ts';
import { createAgentClient, ServerFault } from './agent-client.ts';
import {
  type AgentSettings,
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

/** A set-up error that the person at the console can fix. */
class SetupFault extends Error {}

const say = (message: string): void => {
  const time = new Date().toTimeString().slice(0, 8);
  process.stdout.write(`${time}  ${message}\n`);
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      server: { type: 'string' },
      key: { type: 'string' },
      dir: { type: 'string' },
      test: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return void process.stdout.write(texts.help);
  const directory = resolve(values.dir ?? process.env.THEKE_AGENT_DIR ?? 'data/print-agent');
  const server = values.server ?? process.env.THEKE_SERVER;
  const deviceKey = values.key ?? process.env.THEKE_DEVICE_KEY;
  const settings = await settingsOf(directory);
  if (!server) throw new SetupFault(texts.addressMissing);
  if (!deviceKey) throw new SetupFault(texts.keyMissing);

  const agent = await startPrintAgent({
    client: createAgentClient({ server, deviceKey }),
    queueDir: join(directory, 'queue'),
    settings,
    now: () => new Date(),
    log: say,
    journal: new Journal(() => new Date(), join(directory, 'logs')),
    notify: async () => {
      say(texts.testNotification);
      return true;
    },
    self: { appVersion: packageJson.version, platform: `${process.platform} ${process.arch}` },
  });
  const names = settings.printers.map((printer) => `${printer.name} (${placeOf(printer)})`);
  say(texts.running({ server, count: names.length, printers: names.join(', ') }));

  if (values.test !== undefined) {
    const result = await agent.testPrint(values.test).catch(() => null);
    await agent.stop();
    if (result === null) throw new SetupFault(texts.printerUnknown({ id: values.test }));
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

/** printers.json, or a first one to fill in. */
async function settingsOf(directory: string): Promise<AgentSettings> {
  const settings = await loadSettings(directory);
  if (settings && settings.printers.length > 0) return settings;
  if (settings === null) {
    const example = { id: 'theke', name: texts.examplePrinter, host: '192.168.1.50' };
    await saveSettings(directory, parseSettings({ ...emptySettings(), printers: [example] }));
  }
  throw new SetupFault(texts.enterPrinter({ file: join(directory, 'printers.json') }));
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
