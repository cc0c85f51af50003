import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wireJob } from './orders.ts';
import { PrintRoom } from './print-room.ts';

let room: PrintRoom;
beforeEach(async () => {
  room = await PrintRoom.open();
  room.lookMs = 50;
  room.passOnMs = 500;
});
afterEach(() => room.close());

/** A kitchen printer that is away and a counter printer that stands in for it. */
async function kitchenAway() {
  const [theke, kueche] = [await room.printer(), await room.printer()];
  room.server.printers = [
    room.served(theke, { id: 'theke', layouts: ['receipt'] }),
    room.served(kueche, { id: 'kueche', name: 'Küche', layouts: ['kitchen', 'label'], fallback: 'theke' }),
  ];
  kueche.set({ isCoverOpen: true });
  return { theke, kueche };
}

describe('R275 the printer that stands in', () => {
  test('prints what another one does not, and says where it belongs; never both', async () => {
    const { theke, kueche } = await kitchenAway();
    await room.startKept();
    room.server.offer(wireJob('k', { layout: 'kitchen' }));
    expect(await room.server.waitForReport('k', 'printed')).toMatchObject({ printer: 'Theke' });
    expect(theke.texts).toEqual([expect.stringMatching(/GEHÖRT ZU: Küche[\s\S]*Käsesemmel/)]);
    kueche.set({ isCoverOpen: false });
    room.server.offer(wireJob('next', { layout: 'kitchen' }));
    expect(await room.server.waitForReport('next', 'printed')).toMatchObject({ printer: 'Küche' });
    expect(kueche.texts).toEqual([expect.not.stringContaining('GEHÖRT ZU')]);
    expect(theke.receipts).toHaveLength(1);
  });

  test('leaves it to another device that is able', async () => {
    const { theke } = await kitchenAway();
    await room.startKept();
    const job = wireJob('k', { layout: 'kitchen' });
    room.server.current.set('k', { ...job, isWantedElsewhere: true });
    room.server.offer(job);
    await room.server.waitForReport('k', 'failed');
    expect(theke.receipts).toEqual([]);
  });

  test('is remembered over a restart, and gives back what it could not print either', async () => {
    const { theke, kueche } = await kitchenAway();
    const agent = await room.startKept();
    // Nothing moves to a printer of which nobody knows how it is.
    await expect
      .poll(() => agent.status().printers)
      .toContainEqual(expect.objectContaining({ health: 'ok' }));
    theke.set({ bytesPerSecond: 200 });
    room.server.offer(wireJob('r'), wireJob('k', { layout: 'kitchen' }));
    // It waits behind the receipt there.
    await expect.poll(() => room.logs.join('\n')).toContain('Ersatzdrucker Theke übernimmt');
    await room.stop(agent);
    theke.set({ isCoverOpen: true, bytesPerSecond: 100_000 });
    kueche.set({ isCoverOpen: false });
    await room.startKept();
    expect(await room.server.waitForReport('k', 'printed')).toMatchObject({ printer: 'Küche' });
    expect(kueche.texts).toEqual([expect.not.stringContaining('GEHÖRT ZU')]);
  });
});
