import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fitToPaper } from '#printers/paper.ts';
import { plainText } from '#printers/plain-text.ts';
import { kitchenTicket } from '#printers/slips/kitchen-ticket.ts';
import { slipLines } from '#printers/slips/slip.ts';
import { readWireJob } from '#printers/wire-job.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { CHEESE_ROLL, HAM, NOON, ordered, SNACK } from '../support/order-shop.ts';
import { printDesk } from '../support/print-desk.ts';
import { addDevice, confirmedOrder, printJobsOf } from '../support/print-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';

const SECOND = 'zweites-geraet-der-ersten-filiale-00000000001';

let shop: OrderServer;
let desk: ReturnType<typeof printDesk>;
beforeAll(async () => {
  shop = await startOrderServer();
  desk = printDesk(shop);
  await addDevice(shop, 'Küche', SECOND);
});
afterAll(async () => {
  await shop?.stop();
});
beforeEach(async () => {
  await shop.sql('DELETE FROM "PrintJob"');
  await shop.sql('DELETE FROM "Outbox"');
});

const drawn = (job: unknown, draw = slipLines) => {
  const sent = readWireJob(job);
  if (!sent) return 'unreadable';
  return plainText(fitToPaper(draw(sent, { printedAt: NOON, statusUrl: null }), 48), 48, { notes: true });
};

describe('a canceled order', () => {
  it('whose ticket is out gets one void ticket, and the board names it', async () => {
    const order = await desk.onPaper();
    await shop.command(order.id, 'cancel', { reason: 'Gast hat abgesagt' });
    await desk.settled();
    expect(await desk.kindsOf(order.id)).toEqual(['void waiting', 'normal printed']);
    const jobs = await desk.claim();
    expect(jobs).toMatchObject([{ kind: 'void', layout: 'kitchen', isDuplicate: false, change: null }]);
    expect(drawn(jobs[0])).toMatch(/STORNO +\| huge bold inverse/);
    expect(drawn(jobs[0])).toContain('Nicht mehr zubereiten:');
    expect(drawn(jobs[0])).toContain('2 x Käse');
    expect(drawn(jobs[0])).not.toContain('DUPLIKAT');
    // An agent from before draws a whole ticket, which is void as well.
    expect(drawn(jobs[0], kitchenTicket)).toMatch(/STORNO +\| huge bold inverse/);
  });

  it('gets one too if its ticket may be out', async () => {
    for (const state of ['waiting', 'unclear']) {
      const order = await confirmedOrder(shop);
      await desk.report(await desk.claim(), state);
      await shop.command(order.id, 'cancel');
      await desk.settled();
      expect(await desk.kindsOf(order.id)).toEqual(['void waiting', `normal ${state}`]);
    }
  });

  it('whose ticket no device has fetched prints nothing', async () => {
    const order = await confirmedOrder(shop);
    await shop.command(order.id, 'cancel');
    await desk.settled();
    expect(await desk.kindsOf(order.id)).toEqual(['normal expired']);
    expect(await desk.claim()).toEqual([]);
    expect((await printJobsOf(shop, order.id))[0]?.reason).toBe(
      'Die Bestellung ist storniert oder abgelehnt',
    );
  });

  it('says STORNO once where the ticket itself says it', async () => {
    const order = await confirmedOrder(shop);
    const [ticket] = await desk.kitchen();
    await shop.command(order.id, 'cancel');
    await desk.settled();
    const storno = (await desk.kitchen(DEVICE_KEY, ticket ? [ticket] : []))[0];
    expect(storno?.kind).toBe('void');
    // The printer has paper again: the device asks for the ticket, then for the next job.
    expect(await desk.read(ticket)).toMatchObject({ ended: null, order: { isCanceled: true } });
    expect((await desk.read(storno)).ended).toBe('Ein anderer Bon sagt es schon');
  });

  it('and once where another device has printed the void ticket', async () => {
    const order = await confirmedOrder(shop);
    const [ticket] = await desk.kitchen();
    await shop.command(order.id, 'cancel');
    await desk.settled();
    const storno = await desk.kitchen(SECOND);
    expect(storno).toMatchObject([{ kind: 'void' }]);
    await desk.report(storno, 'printed', SECOND);
    expect((await desk.read(ticket)).ended).toBe('Ein anderer Bon sagt es schon');
  });

  it('that was printed before it was accepted, and is rejected', async () => {
    const order = await shop.placed();
    await desk.print(order.id);
    await desk.report(await desk.claim(), 'printed');
    await shop.command(order.id, 'reject');
    await desk.settled();
    expect(await desk.kindsOf(order.id)).toEqual(['void waiting', 'normal printed']);
  });

  it('has one void ticket however often the outbox repeats', async () => {
    const order = await desk.onPaper();
    await shop.command(order.id, 'cancel');
    await desk.settled();
    for (const state of ['waiting', 'printed'] as const) {
      if (state === 'printed') await desk.report(await desk.kitchen(), 'printed');
      await shop.sql(`UPDATE "Outbox" SET "state" = 'waiting', "runAt" = now() - interval '10 years'
        WHERE "kind" = 'print'`);
      await shop.sql(`SELECT pg_notify('outbox', '')`);
      await desk.settled();
      expect(await desk.kindsOf(order.id)).toEqual([`void ${state}`, 'normal printed']);
    }
  });
});

describe('a corrected order', () => {
  it('whose ticket is out gets a change ticket of what changed', async () => {
    const order = await desk.onPaper({
      items: [ordered(), ordered({ product: SNACK, amount: 1, parts: ['Semmel', [], null, null] })],
    });
    await desk.amount(order.id, 0, 3);
    await desk.amount(order.id, 1, 0);
    await desk.edit(order.id, { comment: 'Ohne Zwiebel' });
    await desk.settled();
    // The ticket that waits is read again before it prints.
    expect(await desk.kindsOf(order.id)).toEqual(['change waiting', 'normal printed']);
    const [job] = await desk.kitchen();
    expect(job).toMatchObject({
      kind: 'change',
      isDuplicate: false,
      change: {
        items: [
          { product: CHEESE_ROLL, before: 2, amount: 3 },
          { product: SNACK, before: 1, amount: 0 },
        ],
        comment: { before: '', now: 'Ohne Zwiebel' },
        appointment: null,
        table: null,
      },
    });
    expect(drawn(job)).toMatch(/ENTFÄLLT +\| tall bold inverse\n1 x Jause/);
    expect(drawn(job)).toContain('2 x -> 3 x');
    expect(drawn(job)).not.toContain('DUPLIKAT');
    const byOlderAgent = drawn(job, kitchenTicket);
    expect(byOlderAgent).toMatch(/ÄNDERUNG\. Nur das hier ist anders/);
    expect(byOlderAgent).toMatch(/3 x STATT 2 x:[\s\S]*1 x ENTFÄLLT:/);
    expect(byOlderAgent).toContain('Neue Anmerkung: Ohne Zwiebel');
  });

  it('tells each change once, whenever its tickets print', async () => {
    const order = await desk.onPaper();
    await desk.amount(order.id, 0, 3);
    await desk.settled();
    const first = await desk.kitchen();
    await desk.amount(order.id, 0, 5);
    await desk.settled();
    const second = await desk.kitchen(DEVICE_KEY, first);
    expect(second).toHaveLength(1);
    expect((await desk.read(first[0])).change?.items).toMatchObject([{ before: 2, amount: 5 }]);
    await desk.report(first, 'printed');
    expect((await desk.read(second[0])).ended).toBe('Ein anderer Bon sagt es schon');
    await desk.amount(order.id, 0, 6);
    await desk.settled();
    expect((await desk.kitchen()).map(({ change }) => change?.items)).toMatchObject([
      [{ before: 5, amount: 6 }],
    ]);
  });

  it('corrected back before anything printed needs no paper', async () => {
    const order = await desk.onPaper();
    await desk.amount(order.id, 0, 3);
    await desk.amount(order.id, 0, 2);
    await desk.settled();
    expect(await desk.kitchen()).toEqual([]);
  });

  it('prints its new form where no paper is out', async () => {
    const order = await confirmedOrder(shop);
    await desk.amount(order.id, 0, 3);
    await desk.settled();
    expect(await desk.kindsOf(order.id)).toEqual(['normal waiting']);
    expect(await desk.kitchen()).toMatchObject([
      { kind: 'normal', change: null, order: { items: [{ amount: 3 }] } },
    ]);
  });

  it('prints nothing for what no cook sees', async () => {
    const order = await desk.onPaper({ items: [ordered({ product: HAM, amount: 10, unit: 'decagram' })] });
    await desk.edit(order.id, { phone: '+43 664 7654321', internalNote: 'Stammgast' });
    const weighed = await shop.post(
      `/api/orders/${order.id}/weights`,
      { items: [{ index: 0, amount: 10.7 }] },
      { key: DEVICE_KEY },
    );
    expect(weighed.status).toBeLessThan(300);
    await desk.settled();
    expect(await desk.kindsOf(order.id)).toEqual(['normal printed']);
    // And the weight is no news in the next change ticket.
    await desk.edit(order.id, { comment: 'Dünn' });
    await desk.settled();
    expect((await desk.kitchen())[0]?.change).toMatchObject({ items: [], comment: { now: 'Dünn' } });
  });

  it('of which a change ticket waits is canceled: only the void ticket prints', async () => {
    const order = await desk.onPaper();
    await desk.amount(order.id, 0, 3);
    await desk.settled();
    await shop.command(order.id, 'cancel');
    await desk.settled();
    expect((await desk.kitchen()).map(({ kind }) => kind)).toEqual(['void']);
  });
});
