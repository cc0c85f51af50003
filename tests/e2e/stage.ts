import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { startAgentProcess } from '#tests/agent-process.ts';
import { build } from '#tests/built.ts';
import { EscPosPrinter } from '#tests/peers/escpos-printer.ts';
import { startServerProcess } from '#tests/server-process.ts';
import {
  fillShop,
  type ShopServer,
  type ShopServerOptions,
  sharedBrowser,
  startShopServer,
} from './shop-server.ts';
import { SERVER_ENV, shopTemplate } from './shop-template.ts';
import { type Visitors, visitorsOf } from './visitors.ts';

/** The whole shop: a server, a print agent, a printer that decodes what it receives, a browser. */
export interface Stage extends Visitors {
  url: string;
  printer: EscPosPrinter;
  browser: Browser;
  deviceKey: string;
  stop(): Promise<void>;
}

/**
 * Starts everything; `npm test` has built before, standalone this rebuilds stale builds. With an agent all parts are the
 * real ones in processes of their own; without one nothing prints, and the server is that of shop-server.ts.
 */
export async function startStage({
  hasAgent = true,
  ...options
}: Pick<ShopServerOptions, 'fill' | 'env'> & { hasAgent?: boolean } = {}): Promise<Stage> {
  const [server, printer, browser] = await Promise.all([
    hasAgent ? startBuiltServer(options) : startShopServer(options),
    EscPosPrinter.start({}, 48),
    sharedBrowser(),
  ]);
  const agent = hasAgent ? await startAgentProcess({ ...server, printer }) : null;
  const visitors = visitorsOf(browser, server.url);
  return {
    url: server.url,
    printer,
    browser,
    deviceKey: server.deviceKey,
    ...visitors,
    async stop() {
      await visitors.leave();
      await agent?.stop();
      await Promise.all([server.stop(), printer.unplug()]);
    },
  };
}

async function startBuiltServer({ fill, env }: Pick<ShopServerOptions, 'fill' | 'env'>): Promise<ShopServer> {
  build();
  const template = await shopTemplate();
  const directory = mkdtempSync(join(tmpdir(), 'theke-e2e-'));
  const dataDir = join(directory, 'data');
  cpSync(template.dataDir, dataDir, { recursive: true });
  if (fill !== undefined) await fillShop(dataDir, fill);
  const server = await startServerProcess({ ...SERVER_ENV, ...env, DATA_DIR: dataDir });
  return {
    url: server.url,
    deviceKey: template.deviceKey,
    async stop() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
