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
  SettingsFault,
  saveSettings,
} from './agent-settings.ts';
import { QueueInUse } from './job-queue-lock.ts';

const HELP = `Theke-Druckdienst: druckt Bestellungen auf Bondruckern im lokalen Netz.

  npm run print-agent -- --server https://shop.example.at --key GERÄTESCHLÜSSEL [--dir ORDNER]

  --server  Adresse des Bestellservers        (oder THEKE_SERVER)
  --key     Geräteschlüssel der Filiale       (oder THEKE_DEVICE_KEY)
  --dir     Ordner für Einstellungen und Warteschlange (oder THEKE_AGENT_DIR, sonst ./data/print-agent)
  --test    druckt auf dem genannten Drucker eine Testseite und endet

Die Drucker stehen in ORDNER/printers.json.
`;

/** A fault of set-up that the person at the console can mend. */
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
  if (values.help) return void process.stdout.write(HELP);
  const directory = resolve(values.dir ?? process.env.THEKE_AGENT_DIR ?? 'data/print-agent');
  const server = values.server ?? process.env.THEKE_SERVER;
  const deviceKey = values.key ?? process.env.THEKE_DEVICE_KEY;
  const settings = await settingsOf(directory);
  if (!server) throw new SetupFault('Es fehlt die Serveradresse: --server oder THEKE_SERVER.');
  if (!deviceKey) throw new SetupFault('Es fehlt der Geräteschlüssel: --key oder THEKE_DEVICE_KEY.');

  const agent = await startPrintAgent({
    client: createAgentClient({ server, deviceKey }),
    queueDir: join(directory, 'queue'),
    settings,
    now: () => new Date(),
    log: say,
    notify: async () => {
      say('Test der Benachrichtigung: So meldet sich der Druckdienst.');
      return true;
    },
    self: { appVersion: packageJson.version, platform: `${process.platform} ${process.arch}` },
  });
  const names = settings.printers.map((printer) => `${printer.name} (${printer.host}:${printer.port})`);
  say(
    `Druckdienst läuft. Server ${server}; ${names.length === 1 ? 'Drucker' : 'Drucker:'} ${names.join(', ')}`,
  );

  if (values.test !== undefined) {
    const result = await agent.testPrint(values.test).catch(() => null);
    await agent.stop();
    if (result === null)
      throw new SetupFault(`Einen Drucker „${values.test}“ gibt es in printers.json nicht.`);
    if (result.outcome !== 'printed') throw new SetupFault(`Testseite nicht gedruckt: ${result.reason}.`);
    return say('Testseite gedruckt.');
  }

  const stop = () => {
    say('Druckdienst wird beendet …');
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
    const example = { id: 'theke', name: 'Theke', host: '192.168.1.50' };
    await saveSettings(directory, parseSettings({ ...emptySettings(), printers: [example] }));
  }
  throw new SetupFault(
    `Bitte zuerst den Drucker in ${join(directory, 'printers.json')} eintragen (Adresse, Breite, Zeichensatz).`,
  );
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
