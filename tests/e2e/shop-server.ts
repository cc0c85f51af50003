import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { readSettings } from '#adapters/settings.ts';
import { openEmbeddedDatabase } from '#data/embedded-database.ts';
import { launchChromium } from '#tests/browser.ts';
import { build } from '#tests/built.ts';
import { SCRATCH } from '#tests/scratch.ts';
import { ROOT } from '#tests/source-files.ts';
import { ADMIN, shopTemplate } from './shop-template.ts';

export interface ShopServerOptions {
  /** By default the server has the real time. */
  clock?: { now(): Date };
  /** Additional SQL to fill the shop before the server opens it. */
  fill?: string;
  /** Additional settings. */
  env?: Readonly<Record<string, string>>;
}

export interface ShopServer {
  url: string;
  deviceKey: string;
  stop(): Promise<void>;
}

/**
 * The built server with the demo shop, fresh for each test file, but inside the test process: loading and compiling the
 * server's code happens once for all files of a process.
 */
export async function startShopServer({ clock, fill, env }: ShopServerOptions = {}): Promise<ShopServer> {
  build();
  const template = await shopTemplate();
  const directory = mkdtempSync(join(SCRATCH, 'theke-e2e-'));
  const dataDir = join(directory, 'data');
  cpSync(template.dataDir, dataDir, { recursive: true });
  if (fill !== undefined) await fillShop(dataDir, fill);
  const { serve } = (await import(join(ROOT, 'dist/server/main.js'))) as typeof import('#server/main.ts');
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  });
  const server = await serve(settings, {
    hasWeb: true,
    isSheddingLoad: false,
    ...(clock ? { clock } : {}),
  });
  return {
    url: server.url,
    deviceKey: template.deviceKey,
    stop: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Runs SQL on the shop in a directory, while no server has it open. */
export async function fillShop(dataDir: string, sql: string): Promise<void> {
  const { pglite, close } = await openEmbeddedDatabase(dataDir);
  await pglite.exec(sql).finally(close);
}

let browser: Promise<Browser> | undefined;

/** One browser for all files of a process: visitors have contexts of their own. It ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= launchChromium();
  return browser;
}
