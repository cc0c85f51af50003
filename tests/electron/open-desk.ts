import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { buildShell } from '#electron/build.ts';
import { ROOT } from '#tests/source-files.ts';
import { buildAll } from '#web/build.ts';
import { Desk } from './desk.ts';
import type { DesktopDriver } from './driver.ts';
import { chooseDriver } from './drivers.ts';
import { ShopServer } from './shop-server.ts';

/** A new computer and a shop for each test of a file, on the app as it is built now. */
export function openDesk(): { driver: DesktopDriver; at: () => { desk: Desk; shop: ShopServer } } {
  const driver = chooseDriver();
  let desk: Desk;
  let shop: ShopServer;
  beforeAll(async () => {
    // `npm test` has built the web; a single suite may find none.
    if (!existsSync(join(ROOT, 'dist/web/desktop-setup.html'))) await buildAll();
    await buildShell();
  }, 240_000);
  beforeEach(async () => {
    [desk, shop] = await Promise.all([Desk.setUp(driver), ShopServer.start()]);
  });
  afterEach(async () => {
    await desk.clear();
    await shop.unplug();
  });
  afterAll(() => driver.close());
  return { driver, at: () => ({ desk, shop }) };
}
