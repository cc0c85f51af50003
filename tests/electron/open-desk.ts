import { afterAll, afterEach, beforeEach } from 'vitest';
import { Desk } from './desk.ts';
import type { DesktopDriver } from './driver.ts';
import { chooseDriver } from './drivers.ts';
import { ShopServer } from './shop-server.ts';

/** A new computer and a shop for each test of a file, with the app built by set-up.ts. */
export function openDesk(): { driver: DesktopDriver; at: () => { desk: Desk; shop: ShopServer } } {
  const driver = chooseDriver();
  let desk: Desk;
  let shop: ShopServer;
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
