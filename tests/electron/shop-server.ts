import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { OpeningHour } from '#domain/time/opening-hours.ts';

/** Simulated failures between the shell and its server. */
type Trouble = 'none' | 'hotel-page' | 'broken' | 'revoked';

const KEY = 'schluessel-0123456789abcdef';

/** A page that uses the bridge as the order board does, and shows what it received. */
const BOARD = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Bestellungen</title>
<h1>Bestellungen</h1><p id="shown"></p>
<script>
window.thekeDesktop.onShowOrder((id) => { document.querySelector('#shown').textContent = 'Bestellung ' + id; });
</script></html>`;

/** A fake server for tests of the shell alone: one device key, a small board, print jobs, failures. */
export class ShopServer {
  readonly key = KEY;
  url = '';
  trouble: Trouble = 'none';
  /** Print jobs, each handed out once. */
  readonly jobs: unknown[] = [];
  readonly reports: { id: string; state: string }[] = [];
  /** Requests of staff to the device, each until it is answered. */
  readonly commands: { id: number; kind: string }[] = [];
  readonly answers: { id: number; isDone: boolean; message?: string }[] = [];
  /** Lines of the log that it asked for. */
  readonly logs: string[] = [];
  /** Those of its branch; null = it does not say. */
  openingHours: readonly OpeningHour[] | null = null;
  /** What the app reports about itself. */
  readonly introductions: { appVersion: string; platform: string }[] = [];
  /** Path and authorization of each request. */
  readonly requests: { path: string; authorization: string | undefined }[] = [];
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });
  #port = 0;

  static async start(): Promise<ShopServer> {
    const server = new ShopServer();
    await server.plugIn();
    return server;
  }

  async plugIn(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    this.#port = address.port;
    this.url = `http://127.0.0.1:${address.port}`;
  }

  async unplug(): Promise<void> {
    this.#server.closeAllConnections();
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve));
  }

  authorizationsOf(path: string): (string | undefined)[] {
    return this.requests.filter((request) => request.path === path).map((request) => request.authorization);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const { authorization } = request.headers;
    this.requests.push({ path, authorization });
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (this.trouble === 'hotel-page') return send(response, 200, 'text/html', '<h1>Hotel-WLAN</h1>');
    if (path === '/backend') {
      return send(response, this.trouble === 'broken' ? 502 : 200, 'text/html; charset=utf-8', BOARD);
    }
    if (path === '/elsewhere') return send(response, 200, 'text/html', '<h1>Anderswo</h1>');
    if (path === '/api/init' && this.openingHours) {
      const branch = { id: 1, timeZone: 'Europe/Vienna', openingHours: this.openingHours };
      return json(response, 200, { data: { branches: [branch] } });
    }
    const isKnown = authorization === `Bearer ${this.key}` && this.trouble !== 'revoked';
    if (!isKnown) return json(response, 401, { errors: [] });
    if (path === '/api/devices/me/commands') return json(response, 200, { data: this.commands });
    const command = /^\/api\/devices\/me\/commands\/(\d+)\/answer$/.exec(path)?.[1];
    if (command !== undefined) {
      this.commands.length = 0;
      this.answers.push({ id: Number(command), ...JSON.parse(body) });
      return json(response, 200, { data: null });
    }
    if (path === '/api/devices/me/logs') {
      this.logs.push(...JSON.parse(body).lines);
      return json(response, 200, { data: null });
    }
    if (path === '/api/devices/me') {
      if (request.method === 'POST') this.introductions.push(JSON.parse(body));
      return json(response, 200, {
        data: { id: 1, name: 'Kassen-PC', branch: { id: 1, name: 'Wien Mitte' } },
      });
    }
    if (path === '/api/print-jobs/claim') return json(response, 200, { data: this.jobs.splice(0) });
    const id = /^\/api\/print-jobs\/([^/]+)\/report$/.exec(path)?.[1];
    if (id !== undefined) this.reports.push({ id, ...JSON.parse(body) });
    return id === undefined ? json(response, 404, { errors: [] }) : json(response, 200, { data: null });
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json', JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
