import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrinterHealth } from '#domain/devices/counter-fault.ts';
import { eventually } from '#tests/api/support/waiting.ts';
import { build } from '#tests/built.ts';
import type { PrinterBehaviour } from '#tests/peers/escpos-printer.ts';
import { placeOf, wrongPaper } from './paper-check.ts';
import type { Place } from './places.ts';
import { type Placed, ShopFloor } from './shop-floor.ts';

/** A fault is on the screens by then. */
const SEEN_MS = 10_000;
/** So long a fault may last in the middle of a slip until a person is asked about it. */
const PATIENCE_MS = 8_000;
/** A printer that is back prints by then. */
const BACK_MS = 5_000;

let floor: ShopFloor;
beforeAll(async () => {
  build();
  floor = await ShopFloor.open();
});
afterAll(() => floor?.close());

/** What came out at a place since the test began. */
function paperAt(place: Place) {
  const before = floor.printer(place).receipts.length;
  return () => floor.printer(place).receipts.slice(before);
}

async function confirmed(wants: 'food' | 'drink' | 'both', comment?: string): Promise<Placed> {
  const order = await floor.place(wants, comment);
  await floor.step(order, 'confirm');
  return order;
}

/** What staff read of the slip of an order at a place. */
async function slipOf(order: Placed, place: Place, kind = 'normal') {
  const job = (await floor.jobs(order)).find((one) => placeOf(one) === place && one.kind === kind);
  return job && { state: job.state, reason: job.reason };
}

/** Milliseconds until `check` holds. */
async function within(ms: number, check: () => unknown): Promise<number> {
  const start = performance.now();
  await eventually(check, ms);
  return Math.round(performance.now() - start);
}

/** What the API says of printers, once the screens say the same. */
async function printerFaults() {
  const told = await floor.faults();
  expect(floor.shown().map(({ kind, printer }) => [kind, printer])).toEqual(
    told.map(({ kind, printer }) => [kind, printer]),
  );
  return told.filter(({ kind }) => kind === 'printer').map(({ printer, health }) => [printer, health]);
}

describe('a printer in trouble', () => {
  it.each<[PrinterHealth, string, Partial<PrinterBehaviour>, Partial<PrinterBehaviour>]>([
    ['no-paper', 'Papier leer', { isPaperOut: true }, { isPaperOut: false }],
    ['cover-open', 'Deckel offen', { isCoverOpen: true }, { isCoverOpen: false }],
    ['silent', 'Drucker meldet keinen Status', { answersStatus: false }, { answersStatus: true }],
  ])(
    '%s: every screen and the order say so within 10 s, and it prints within 5 s',
    async (health, reason, trouble, repair) => {
      const paper = paperAt('kitchen');
      floor.printer('kitchen').set(trouble);
      const seen = within(SEEN_MS, async () => expect(await printerFaults()).toEqual([['Küche', health]]));
      const order = await confirmed('both');
      await within(SEEN_MS, async () =>
        expect(await slipOf(order, 'kitchen')).toEqual({ state: 'waiting', reason }),
      );
      console.log(`${health}: on the screens after ${await seen} ms`);
      // The others go on.
      await within(BACK_MS, async () =>
        expect([await slipOf(order, 'counter'), await slipOf(order, 'bar')]).toMatchObject([
          { state: 'printed' },
          { state: 'printed' },
        ]),
      );
      floor.printer('kitchen').set(repair);
      console.log(
        `${health}: printed ${await within(BACK_MS, () => expect(paper()).toHaveLength(1))} ms after`,
      );
      await within(SEEN_MS, async () => expect(await printerFaults()).toEqual([]));
      await eventually(async () => expect(await wrongPaper(floor, [order], true)).toEqual([]));
    },
    60_000,
  );

  it('away: likewise', async () => {
    const paper = paperAt('bar');
    await floor.printer('bar').unplug();
    const seen = within(SEEN_MS, async () =>
      expect(await printerFaults()).toEqual([['Schank', 'unreachable']]),
    );
    const order = await confirmed('drink');
    await within(SEEN_MS, async () =>
      expect(await slipOf(order, 'bar')).toEqual({ state: 'waiting', reason: 'Drucker nicht erreichbar' }),
    );
    console.log(`unreachable: on the screens after ${await seen} ms`);
    await floor.printer('bar').plugIn();
    console.log(
      `unreachable: printed ${await within(BACK_MS, () => expect(paper()).toHaveLength(1))} ms after`,
    );
    await eventually(async () => expect(await wrongPaper(floor, [order], true)).toEqual([]));
  }, 60_000);

  it('torn off in the middle of a slip: nothing comes out twice, and what waits prints within 5 s', async () => {
    const paper = paperAt('kitchen');
    const { jobBytes } = floor.printer('kitchen');
    floor.printer('kitchen').set({ bytesPerSecond: 150 });
    const torn = await confirmed('food');
    await within(SEEN_MS, () => expect(floor.printer('kitchen').jobBytes).toBeGreaterThan(jobBytes));
    await floor.printer('kitchen').unplug();
    floor.printer('kitchen').loseBuffer();
    const next = await confirmed('food');
    await within(SEEN_MS, async () => expect(await printerFaults()).toEqual([['Küche', 'unreachable']]));
    await within(SEEN_MS, async () =>
      expect(await slipOf(torn, 'kitchen')).toEqual({
        state: 'unclear',
        reason: 'Verbindung während des Drucks abgerissen',
      }),
    );
    floor.printer('kitchen').set({ bytesPerSecond: 8_000 });
    await floor.printer('kitchen').plugIn();
    const whole = () => paper().filter(({ isCut }) => isCut);
    console.log(
      `torn: the next slip ${await within(BACK_MS, () => expect(whole()).toHaveLength(1))} ms after`,
    );
    expect(whole()[0]?.text).toContain(next.uid);
    await within(SEEN_MS, async () => expect(await printerFaults()).toEqual([]));
    await within(SEEN_MS, async () => expect((await slipOf(next, 'kitchen'))?.state).toBe('printed'));
    expect((await slipOf(torn, 'kitchen'))?.state).toBe('unclear');
    expect(whole()).toHaveLength(1);
  }, 60_000);

  it('without paper in the middle of a slip: it says so, and the slip is printed once it is whole', async () => {
    const paper = paperAt('kitchen');
    floor.printer('kitchen').set({ paperOutAfterBytes: 0 });
    const order = await confirmed('food');
    const seen = await within(SEEN_MS, async () =>
      expect(await printerFaults()).toEqual([['Küche', 'no-paper']]),
    );
    console.log(`no paper in a slip: on the screens after ${seen} ms`);
    const unclear = await within(PATIENCE_MS + SEEN_MS, async () =>
      expect(await slipOf(order, 'kitchen')).toEqual({
        state: 'unclear',
        reason: 'Papier leer während des Drucks',
      }),
    );
    console.log(`no paper in a slip: unclear after another ${unclear} ms`);
    floor.printer('kitchen').set({ isPaperOut: false });
    await within(BACK_MS, async () => expect((await slipOf(order, 'kitchen'))?.state).toBe('printed'));
    expect(paper()).toHaveLength(1);
    await within(SEEN_MS, async () => expect(await printerFaults()).toEqual([]));
    await eventually(async () => expect(await wrongPaper(floor, [order], true)).toEqual([]));
  }, 60_000);
});

describe('orders that change while the kitchen has no paper', () => {
  it('come out as they are then, or not at all; never as they were', async () => {
    const paper = paperAt('kitchen');
    floor.printer('kitchen').set({ isPaperOut: true });
    const [canceled, corrected, done] = [
      await confirmed('food'),
      await confirmed('food'),
      await confirmed('food'),
    ];
    for (const order of [canceled, corrected, done])
      await within(SEEN_MS, async () =>
        expect(await slipOf(order, 'kitchen')).toEqual({ state: 'waiting', reason: 'Papier leer' }),
      );
    await floor.step(canceled, 'cancel', { reason: 'Nicht abgeholt' });
    await floor.setAmount(corrected, 0, 7);
    await floor.step(done, 'completed');
    floor.printer('kitchen').set({ isPaperOut: false });
    const after = await within(BACK_MS, () =>
      expect(paper().some(({ text }) => text.includes(corrected.uid))).toBe(true),
    );
    console.log(`no-paper: the next slip ${after} ms after`);
    await within(SEEN_MS, async () => expect((await slipOf(done, 'kitchen'))?.state).toBe('expired'));
    await eventually(async () => {
      const jobs = await Promise.all([canceled, corrected, done].map((order) => floor.jobs(order)));
      expect(jobs.flat().filter(({ state }) => state === 'waiting' || state === 'claimed')).toEqual([]);
    });
    const of = ({ uid }: Placed) => paper().filter(({ text }) => text.includes(uid));
    for (const { text } of of(canceled)) expect(text).toContain('STORNO');
    expect(of(canceled).length).toBeLessThanOrEqual(1);
    expect(of(corrected)).toHaveLength(1);
    expect(of(corrected)[0]?.text).toMatch(/7\sx/);
    expect(of(done)).toEqual([]);
    expect(paper().filter(({ text }) => text.includes('DUPLIKAT'))).toEqual([]);
  }, 60_000);
});

describe('a small slow printer', () => {
  it('prints a long slip while it says that its paper nears its end, and nothing is unclear', async () => {
    const paper = paperAt('bar');
    floor.printer('bar').set({ bytesPerSecond: 400 });
    const order = await confirmed('drink', 'Bitte ohne Eis und mit Zitrone. '.repeat(60));
    const took = await within(90_000, async () =>
      expect((await slipOf(order, 'bar'))?.state).toBe('printed'),
    );
    // Longer than any silence may last.
    expect(took).toBeGreaterThan(PATIENCE_MS);
    floor.printer('bar').set({ bytesPerSecond: 3_000 });
    expect(paper()).toHaveLength(1);
    expect(await wrongPaper(floor, [order], true)).toEqual([]);
    expect((await floor.faults()).map(({ kind, printer }) => [kind, printer])).toEqual([
      ['paper-low', 'Schank'],
    ]);
  }, 120_000);
});

describe('a printer that stays away', () => {
  it('leaves the slips of its station to another computer, after 30 s', async () => {
    await floor.printer('kitchen').unplug();
    const [kitchen, bar] = [paperAt('kitchen'), paperAt('bar')];
    const order = await confirmed('food');
    const after = await within(60_000, () => expect(bar()).toHaveLength(1));
    console.log(`the other computer printed after ${after} ms`);
    expect(bar()[0]?.text).toContain(order.uid);
    expect(bar()[0]?.text).not.toContain('DUPLIKAT');
    await floor.printer('kitchen').plugIn();
    const next = await confirmed('food');
    await within(BACK_MS, () => expect(kitchen()).toHaveLength(1));
    expect(kitchen()[0]?.text).toContain(next.uid);
    await within(SEEN_MS, async () => expect(await printerFaults()).toEqual([]));
  }, 120_000);
});

describe('a computer that is gone', () => {
  it('leaves the slips of its station to the one that stands in, after 30 s', async () => {
    await floor.killAgent('kitchen');
    const paper = paperAt('bar');
    const order = await confirmed('food');
    const after = await within(60_000, () => expect(paper()).toHaveLength(1));
    console.log(`the stand-in printed after ${after} ms`);
    expect(paper()[0]?.text).toContain(order.uid);
    expect(paper()[0]?.text).toContain('Küche');
    expect(paper()[0]?.text).not.toContain('DUPLIKAT');
    // Back again, it finds nothing that it would print a second time.
    const kitchen = paperAt('kitchen');
    await floor.startAgent('kitchen');
    const next = await confirmed('food');
    await within(BACK_MS + SEEN_MS, () => expect(kitchen()).toHaveLength(1));
    expect(kitchen()[0]?.text).toContain(next.uid);
  }, 120_000);
});
