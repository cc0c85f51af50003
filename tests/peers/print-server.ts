import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { CommandAnswer, DeviceCommand, DeviceReport } from '#printers/agent-client.ts';
import type { PrintReport } from '#printers/print-job.ts';

/** What the server does instead of answering as it should. */
type Trouble = 'none' | 'html' | 'error' | 'html-reports' | 'no-stream' | 'switched-off';

/** What a shop that works without devices says to them. */
export const SWITCHED_OFF = 'Das Frontdesk ist ausgeschaltet.';

/** The server's side of the print agent over real HTTP: hands out jobs, hears reports, signals new jobs. */
export class PrintServer {
  readonly deviceKey = 'device-key-of-a-test-with-32-chars';
  /** With which a computer gets the key, once. */
  code = 'KM7X2QPA';
  /** Offered by each claim until somebody takes them away: a server that lost its memory of leases. */
  readonly forgetful: unknown[] = [];
  /** Offered once. */
  readonly jobs: unknown[] = [];
  readonly reports: { id: string; report: PrintReport }[] = [];
  /** What staff ask for; offered until it is answered. */
  readonly commands: DeviceCommand[] = [];
  readonly answers: (CommandAnswer & { id: number })[] = [];
  /** Lines of each log that was sent. */
  readonly logs: string[][] = [];
  readonly introductions: unknown[] = [];
  readonly states: DeviceReport[] = [];
  /** Servers from before states of devices answer 404. */
  knowsStates = true;
  /** The printers that it keeps for the device; null = it is from before it kept any. */
  printers: unknown[] | null = null;
  device = 7;
  /** What was handed over, and each change at the device; a message refuses the next. */
  readonly handedOver: unknown[][] = [];
  refusal: string | null = null;
  /** Answers get lost on their way as often as this says. */
  lostAnswers = 0;
  trouble: Trouble = 'none';
  claims = 0;
  /** What each claim named; undefined = nothing. */
  readonly claimedLayouts: unknown[] = [];
  readonly claimedHeld: unknown[] = [];
  /** Jobs as they are now, by id, where that is another form than the one that was handed out; null = gone. */
  readonly current = new Map<string, unknown>();
  /** How often it was asked for each job. */
  readonly asked: string[] = [];
  /** Says nothing when it is asked for a job. */
  isMute = false;
  url = '';
  readonly #handedOut = new Map<string, unknown>();
  readonly #streams = new Set<ServerResponse>();
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });

  static async start(): Promise<PrintServer> {
    const server = new PrintServer();
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    const address = server.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    server.url = `http://127.0.0.1:${address.port}`;
    return server;
  }

  /** Offers a job and signals it to connected agents. */
  offer(...jobs: unknown[]): void {
    this.jobs.push(...jobs);
    for (const stream of this.#streams) stream.write('event: jobs\ndata: {}\n\n');
  }

  /** Sets the printers up in the backend and signals it. */
  setPrinters(...printers: unknown[]): void {
    this.printers = printers;
    for (const stream of this.#streams) stream.write('event: printers\ndata: {}\n\n');
  }

  /** Asks connected agents for something; resolves with the answer. */
  async ask(command: DeviceCommand): Promise<CommandAnswer> {
    this.commands.push(command);
    for (const stream of this.#streams) stream.write('event: commands\ndata: {}\n\n');
    for (;;) {
      const answer = this.answers.find(({ id }) => id === command.id);
      if (answer) return { isDone: answer.isDone, ...(answer.message ? { message: answer.message } : {}) };
      await wait(10);
    }
  }

  /** The latest that was reported of a job. */
  lastReport(id: string): PrintReport | undefined {
    return this.reports.findLast((entry) => entry.id === id)?.report;
  }

  async waitForReport(id: string, state: PrintReport['state'], timeoutMs = 10_000): Promise<PrintReport> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const report = this.lastReport(id);
      if (report?.state === state) return report;
      if (Date.now() > end) throw new Error(`${id}: ${JSON.stringify(report)} instead of ${state}`);
      await wait(10);
    }
  }

  async waitForStream(): Promise<void> {
    while (this.#streams.size === 0) await wait(5);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const body = await readBody(request);
    if (path === '/api/devices/pair') {
      if (JSON.parse(body).code !== this.code) return send(response, 422, { errors: [] });
      this.code = '';
      return send(response, 200, { data: { key: this.deviceKey } });
    }
    if (request.headers.authorization !== `Bearer ${this.deviceKey}`)
      return send(response, 401, { errors: [] });
    if (this.trouble === 'html' || (this.trouble === 'html-reports' && path.endsWith('/report'))) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bitte beim Hotel-WLAN anmelden</h1>');
      return;
    }
    if (this.trouble === 'error') return send(response, 500, { errors: [] });
    if (path === '/api/print-jobs/claim') {
      if (this.trouble === 'switched-off')
        return send(response, 409, { errors: [{ message: SWITCHED_OFF, code: 'frontdesk-disabled' }] });
      this.claims += 1;
      const { layouts, held } = JSON.parse(body);
      this.claimedLayouts.push(layouts);
      this.claimedHeld.push(held);
      const jobs = [...this.forgetful, ...this.jobs.splice(0, 20)];
      for (const job of jobs) this.#handedOut.set(String((job as { id?: unknown }).id), job);
      return send(response, 200, { data: jobs });
    }
    const one = /^\/api\/print-jobs\/([^/]+)$/.exec(path)?.[1];
    if (one !== undefined && one !== 'stream' && request.method === 'GET') {
      this.asked.push(one);
      if (this.isMute) return;
      const job = this.current.has(one) ? this.current.get(one) : this.#handedOut.get(one);
      return job ? send(response, 200, { data: job }) : send(response, 404, { errors: [] });
    }
    if (path === '/api/print-jobs/stream' && this.trouble !== 'no-stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.write(': hello\n\n');
      this.#streams.add(response);
      response.on('close', () => this.#streams.delete(response));
      return;
    }
    if (path.startsWith('/api/devices/me/printers')) {
      this.#answerPrinters(request.method ?? '', path, body, response);
      return;
    }
    if (path.startsWith('/api/devices/me')) return this.#answerDevice(path, body, response);
    const id = /^\/api\/print-jobs\/([^/]+)\/report$/.exec(path)?.[1];
    if (id === undefined) return send(response, 404, { errors: [] });
    this.reports.push({ id, report: JSON.parse(body) });
    send(response, 200, { data: null });
  }

  #answerPrinters(method: string, path: string, body: string, response: ServerResponse): void {
    if (this.printers === null) {
      send(response, 404, { errors: [] });
      return;
    }
    if (this.refusal !== null && method !== 'GET') {
      send(response, 422, { errors: [{ message: this.refusal, field: 'host', code: 'invalid' }] });
      return;
    }
    const id = path.split('/').at(-1);
    const others = this.printers.filter((one) => (one as { id?: unknown }).id !== id);
    if (method === 'POST') {
      this.handedOver.push(JSON.parse(body).printers);
      if (this.printers.length === 0) this.printers = JSON.parse(body).printers;
    }
    if (method === 'PUT') this.printers = [...others, JSON.parse(body)];
    if (method === 'DELETE') this.printers = others;
    send(response, 200, { data: { device: this.device, printers: this.printers } });
  }

  #answerDevice(path: string, body: string, response: ServerResponse): void {
    if (path === '/api/devices/me/commands') {
      send(response, 200, { data: this.commands });
      return;
    }
    if (path === '/api/devices/me/state') {
      if (this.knowsStates) this.states.push(JSON.parse(body));
      send(response, this.knowsStates ? 200 : 404, { errors: [] });
      return;
    }
    if (path === '/api/devices/me/logs') this.logs.push(JSON.parse(body).lines);
    else if (path === '/api/devices/me') this.introductions.push(JSON.parse(body));
    else if (this.lostAnswers > 0) {
      this.lostAnswers -= 1;
      return void response.destroy();
    } else {
      const id = Number(path.split('/').at(-2));
      this.commands.splice(0, this.commands.length, ...this.commands.filter((entry) => entry.id !== id));
      this.answers.push({ id, ...JSON.parse(body) });
    }
    send(response, 200, { data: null });
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
