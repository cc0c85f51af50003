import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CounterFault } from '#domain/devices/counter-fault.ts';
import { type PrintAgent, startPrintAgent } from '#printers/agent.ts';
import { createAgentClient } from '#printers/agent-client.ts';
import { emptySettings, parseSettings, saveSettings } from '#printers/agent-settings.ts';
import { copyTemplate, createTemplate } from '#tests/api/support/databases.ts';
import { sessionOf } from '#tests/api/support/harness.ts';
import { readSse, type SseReader } from '#tests/api/support/sse.ts';
import { ADMIN, PASSWORD } from '#tests/api/support/template.ts';
import { eventually } from '#tests/api/support/waiting.ts';
import { BUILT_AGENT } from '#tests/built.ts';
import { orderBody } from '#tests/demo-order.ts';
import { EscPosPrinter } from '#tests/peers/escpos-printer.ts';
import { freePort } from '#tests/peers/free-port.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { ROOT } from '#tests/source-files.ts';
import type { PrintJobState } from '#use-cases/printing/print-job-view.ts';
import { PLACES, type Place, PRINTERS } from './places.ts';

/** FLOOR_DATABASE=postgres plays on PostgreSQL. */
const DATABASE = process.env.FLOOR_DATABASE === 'postgres' ? 'postgres' : 'embedded';
const FOOD = ['Handsemmel', 'Butterkipferl'];
const DRINK = 'Apfelsaft naturtrüb 0,25 l';
const DRINKS_CATEGORY = 'Getränke';
/** A server that was killed is back by then, however busy the machine. */
const PATIENCE_MS = 60_000;

type Body = Awaited<ReturnType<typeof orderBody>>;

/** An order, and where it needs a slip. */
export interface Placed {
  id: number;
  uid: string;
  places: readonly Place[];
}

interface Workplace {
  key: string;
  directory: string;
  printer: EscPosPrinter;
  agent: ChildProcess | null;
  output: string;
}

/**
 * A branch with a computer each at its counter, in its kitchen and at its bar, and one in the office that only watches the
 * board: the server and the print agents are processes, printers listen on sockets.
 */
export class ShopFloor {
  readonly #port: string;
  readonly #env: Record<string, string>;
  readonly #cleanUps: (() => unknown)[] = [];
  readonly #workplaces = new Map<Place, Workplace>();
  #server: ServerProcess;
  #earlierOutput = '';
  #office = '';
  #officeAgent: PrintAgent | null = null;
  #screen: SseReader | null = null;
  #body: Body | null = null;

  private constructor(server: ServerProcess, port: string, env: Record<string, string>) {
    this.#server = server;
    this.#port = port;
    this.#env = env;
  }

  static async open(): Promise<ShopFloor> {
    const { template, remove } = await createTemplate(DATABASE);
    const { settings, remove: removeShop } = await copyTemplate(template);
    const { dataDir, databaseUrl } = settings;
    const port = String(await freePort());
    const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
    const env = { DATA_DIR: dataDir, ...database, RATE_LIMITS: 'off', PORT: port };
    const floor = new ShopFloor(await startServerProcess(env), port, env);
    floor.#cleanUps.push(remove, removeShop, () => floor.#server.kill());
    try {
      await floor.#furnish();
    } catch (error) {
      await floor.close();
      throw error;
    }
    return floor;
  }

  async close(): Promise<void> {
    for (const cleanUp of this.#cleanUps.reverse()) await cleanUp();
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  printer(place: Place): EscPosPrinter {
    return this.#at(place).printer;
  }

  async startAgent(place: Place): Promise<void> {
    const workplace = this.#at(place);
    const agent = spawn(process.execPath, [BUILT_AGENT], {
      cwd: ROOT,
      env: {
        ...process.env,
        THEKE_SERVER: this.url,
        THEKE_DEVICE_KEY: workplace.key,
        THEKE_AGENT_DIR: workplace.directory,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [agent.stdout, agent.stderr])
      stream.on('data', (text) => {
        workplace.output += String(text);
      });
    workplace.agent = agent;
  }

  async killAgent(place: Place): Promise<void> {
    const workplace = this.#at(place);
    const { agent } = workplace;
    workplace.agent = null;
    if (!agent || agent.exitCode !== null) return;
    const exit = once(agent, 'exit');
    agent.kill('SIGKILL');
    await exit;
  }

  /** What this server, and those before it, have warned of. */
  get serverOutput(): string {
    return this.#earlierOutput + this.#server.output();
  }

  killServer(): Promise<void> {
    return this.#server.kill();
  }

  async startServer(): Promise<void> {
    this.#earlierOutput += this.#server.output();
    this.#server = await startServerProcess(this.#env);
  }

  /** A guest orders something to eat, to drink or both; their program asks again until it has an answer. */
  async place(wants: 'food' | 'drink' | 'both', comment = ''): Promise<Placed> {
    this.#body ??= await eventually(() => orderBody(this.url, { names: [...FOOD, DRINK] }), PATIENCE_MS);
    const [roll, croissant, juice] = this.#body.items;
    const food = wants === 'drink' ? [] : [roll, croissant];
    const drinks = wants === 'food' ? [] : [juice];
    const body = { ...this.#body, items: [...food, ...drinks], comment };
    const headers = { 'idempotency-key': randomUUID() };
    const { id, uid } = await this.call<{ id: number; uid: string }>('POST', '/api/orders', body, headers);
    const places: Place[] = ['counter'];
    if (food.length > 0) places.push('kitchen');
    if (drinks.length > 0) places.push('bar');
    return { id, uid, places };
  }

  /** The office accepts, cancels or completes an order; a step that was carried out before its answer got lost counts. */
  async step(order: Placed, step: 'confirm' | 'cancel' | 'completed', body: object = {}): Promise<void> {
    await this.call('POST', `/api/orders/${order.id}/status/${step}`, body, this.#asOffice, [409]);
  }

  jobs(order: Placed): Promise<PrintJobState[]> {
    return this.call('GET', `/api/orders/${order.id}/print-jobs`, undefined, this.#asOffice);
  }

  faults(): Promise<CounterFault[]> {
    return this.call('GET', '/api/devices/faults', undefined, this.#asOffice);
  }

  /** The faults that the screen in the office shows: what its stream said last. */
  shown(): CounterFault[] {
    return this.#screen?.events.findLast(({ data }) => data?.faults)?.data.faults ?? [];
  }

  /** Somebody decides to print what may be on paper already. */
  async printAgain(order: Placed, { layout, station }: PrintJobState): Promise<void> {
    const body = { layout, ...(station === null ? {} : { station }) };
    await this.call('POST', `/api/orders/${order.id}/print`, body, this.#asOffice);
  }

  async setAmount(order: Placed, index: number, amount: number): Promise<void> {
    await this.call('PUT', `/api/orders/${order.id}/items/${index}`, { amount }, this.#asOffice);
  }

  get #asOffice(): Record<string, string> {
    return { authorization: `Bearer ${this.#office}` };
  }

  /** Asks until it is answered; throws at once if it is refused, unless with one of the statuses given. */
  async call<T>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
    settled: readonly number[] = [],
  ): Promise<T> {
    const answer = await eventually(async () => {
      const sent = await fetch(this.url + path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await sent.text();
      if (sent.status >= 500) throw new Error(`${path}: ${sent.status} ${text}`);
      return { status: sent.status, isOk: sent.ok, text };
    }, PATIENCE_MS);
    if (!answer.isOk && !settled.includes(answer.status))
      throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text || '{}').data;
  }

  #at(place: Place): Workplace {
    const workplace = this.#workplaces.get(place);
    if (!workplace) throw new Error(`there is no ${place}`);
    return workplace;
  }

  /** Stations and computers as an administrator sets them up; kitchen and bar stand in for each other. */
  async #furnish(): Promise<void> {
    const login = await fetch(`${this.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: ADMIN, password: PASSWORD }),
    });
    const { cookie, csrf } = sessionOf({
      status: login.status,
      headers: login.headers,
      body: await login.text(),
    });
    const asAdmin = { cookie, 'x-csrf-token': csrf };
    const add = <T>(path: string, body: object) => this.call<T>('POST', path, body, asAdmin);
    const categories = await this.call<{ id: number; name: string }[]>(
      'GET',
      '/api/categories?pageSize=200',
      undefined,
      asAdmin,
    );
    const drinks = categories.find(({ name }) => name === DRINKS_CATEGORY);
    if (!drinks) throw new Error('this is not the demo shop');
    const rest = { branch: 1, name: 'Küche', takesRest: true };
    const kitchen = await add<{ id: number }>('/api/stations', rest);
    const bar = await add<{ id: number }>('/api/stations', {
      ...{ branch: 1, name: 'Schank', categories: [{ id: drinks.id }], fallback: kitchen.id },
    });
    await this.call('PUT', `/api/stations/${kitchen.id}`, { fallback: bar.id }, asAdmin);
    const stations = { counter: [], kitchen: [kitchen.id], bar: [bar.id] };
    const device = async (name: string) =>
      (await add<{ key: string }>('/api/devices', { name, branch: 1, type: 'counter' })).key;
    for (const place of PLACES) await this.#equip(place, await device(`${place}-PC`), stations[place]);
    this.#office = await device('Büro-PC');
    await this.#watchFromOffice();
    for (const place of PLACES) await this.startAgent(place);
    await eventually(async () => {
      const { length } = await this.call<unknown[]>('GET', '/api/devices/states', undefined, asAdmin);
      if (length <= PLACES.length) throw new Error(`${length} computers are there`);
    }, PATIENCE_MS);
  }

  async #equip(place: Place, key: string, stations: number[]): Promise<void> {
    const { name, layouts, columns, behaviour } = PRINTERS[place];
    const printer = await EscPosPrinter.start(behaviour, columns);
    const directory = await mkdtemp(join(tmpdir(), `theke-${place}-`));
    this.#cleanUps.push(() => rm(directory, { recursive: true, force: true }));
    this.#cleanUps.push(() => printer.unplug());
    this.#cleanUps.push(() => this.killAgent(place));
    const { host, port } = printer;
    await saveSettings(
      directory,
      parseSettings({
        printers: [{ ...{ id: place, name, host, port }, ...{ layouts, columns, stations } }],
        allowLoopback: true,
        allowedPorts: [port],
      }),
    );
    this.#workplaces.set(place, { key, directory, printer, agent: null, output: '' });
  }

  /** The desktop app of a computer without printers, and its board. */
  async #watchFromOffice(): Promise<void> {
    const directory = await mkdtemp(join(tmpdir(), 'theke-office-'));
    this.#officeAgent = await startPrintAgent({
      client: createAgentClient({ server: this.url, deviceKey: this.#office }),
      queueDir: directory,
      settings: emptySettings(),
      now: () => new Date(),
      log: () => {},
      self: { appVersion: '1.2.3', platform: 'linux x64' },
    });
    this.#cleanUps.push(() => rm(directory, { recursive: true, force: true }));
    this.#cleanUps.push(() => this.#officeAgent?.stop());
    const following = encodeURIComponent(JSON.stringify({ withCounter: true }));
    const screen = readSse(`${this.url}/trpc/orders.feed?input=${following}`, this.#asOffice);
    this.#screen = screen;
    this.#cleanUps.push(() => screen.close());
  }
}
