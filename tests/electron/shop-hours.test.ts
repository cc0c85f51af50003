import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ShopHours } from '#electron/shop-hours.ts';
import { ShopServer } from './shop-server.ts';

/** Vienna in November: 11:00 is 10:00 UTC. */
const LUNCH = { type: 'daily', date: null, isClosed: false, from: '11:00', to: '14:00' } as const;
const at = (time: string) => new Date(`2026-11-26T${time}:00Z`);

let shop: ShopServer;
beforeEach(async () => {
  shop = await ShopServer.start();
  shop.openingHours = [LUNCH];
});
afterEach(() => shop.unplug());

describe('whether people are at work in the branch', () => {
  it.each([
    ['08:30', false],
    ['09:30', true],
    ['11:00', true],
    ['13:30', true],
    ['14:30', false],
  ])('at %s UTC: %s, from an hour before opening to an hour after closing', async (time, isStaffed) => {
    const hours = new ShopHours();
    await hours.refresh(shop.url, 1);
    expect(hours.isStaffed(at(time))).toBe(isStaffed);
  });

  it('follows every branch for a device of all', async () => {
    const hours = new ShopHours();
    await hours.refresh(shop.url, null);
    expect(hours.isStaffed(at('11:00'))).toBe(true);
  });

  it('is unknown before the server has said, for another branch, and once it is forgotten', async () => {
    const hours = new ShopHours();
    expect(hours.isStaffed(at('11:00'))).toBeNull();
    await hours.refresh(shop.url, 2);
    expect(hours.isStaffed(at('11:00'))).toBeNull();
    await hours.refresh(shop.url, 1);
    hours.forget();
    expect(hours.isStaffed(at('11:00'))).toBeNull();
  });

  it('stays known when the server is away or answers something else', async () => {
    const hours = new ShopHours();
    await hours.refresh(shop.url, 1);
    shop.trouble = 'hotel-page';
    await hours.refresh(shop.url, 1);
    await shop.unplug();
    await hours.refresh(shop.url, 1);
    expect(hours.isStaffed(at('11:00'))).toBe(true);
  });
});
