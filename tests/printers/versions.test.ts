import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { STORED_CONTACT_FIELDS } from '#domain/order/contact.ts';
import { namesOf } from '#domain/order/field.ts';
import { STAFF_FIELDS } from '#domain/order/order.ts';
import { fitToPaper } from '#printers/paper.ts';
import { plainText } from '#printers/plain-text.ts';
import { slipLines } from '#printers/slips/slip.ts';
import { readWireJob } from '#printers/wire-job.ts';
import { choice, item, order, PRINTED_AT, part, SAMPLES, type SentJob, wireJob } from './orders.ts';
import { PrintRoom } from './print-room.ts';

type Fields = Record<string, unknown>;
/** A job as JSON, open to fields that no version of ours has written. */
interface Sent extends Fields {
  branch: Fields;
  order: Fields & { items: (Fields & { parts: (Fields & { options: Fields[] })[] })[] };
}

function sent(change: Partial<SentJob> = {}): Sent {
  return JSON.parse(JSON.stringify(wireJob('a', change)));
}

const OCCASION = { printedAt: PRINTED_AT, statusUrl: null };

/** The slip as it comes out, or 'unreadable'. */
function printed(job: unknown): string {
  const read = readWireJob(job);
  if (!read) return 'unreadable';
  return plainText(fitToPaper(slipLines(read, OCCASION), 42), 42);
}

/** What customers wrote and what staff noted: none of it can keep a slip from being printed. */
const { comment, internalNote, deliveryArea } = STAFF_FIELDS;
const readable = { ...STORED_CONTACT_FIELDS, comment, internalNote, deliveryArea };

const snack = () =>
  item('Jausensemmel', 540, { parts: [part('Brot', { options: [choice('Kornspitz', 40)] })] });
const first = (job: Sent) => job.order.items[0] as Sent['order']['items'][number];

/** What a server of the next version may send, one by one, and what the slips of this version print then. */
const NEXT: [name: string, change: (job: Sent) => void, onReceipt: RegExp, onTicket: RegExp][] = [
  [
    'a payment method',
    (job) => Object.assign(job.order, { paymentMethod: 'twint' }),
    /^Zahlung: twint$/m,
    /1 x Jausensemmel/,
  ],
  ['a state', (job) => Object.assign(job.order, { state: 'parked' }), /Gesamt +5,40 €/, /1 x Jausensemmel/],
  [
    'a unit',
    (job) => Object.assign(first(job), { unit: 'slice', amount: 3 }),
    /^3 slice Jausensemmel +5,40\n {2}je slice 5,40$/m,
    /3 slice Jausensemmel/,
  ],
  [
    'a unit of contents',
    (job) =>
      Object.assign(first(job), {
        unit: 'tray',
        amount: 2,
        contents: [{ name: 'Brot', amount: 3, unit: 'slice' }],
      }),
    /je tray 3 slice Brot/,
    /je tray 3 slice Brot/,
  ],
  [
    'a country',
    (job) => {
      Object.assign(job.branch, { country: 'IT' });
      Object.assign(job.order, {
        isDelivery: true,
        street: 'Rue 1',
        zipCode: '1000',
        city: 'Paris',
        country: 'FR',
      });
    },
    /Paris\s+FR$/m,
    /Paris\s+FR$/m,
  ],
  [
    'a type of part',
    (job) => Object.assign(first(job).parts[0] ?? {}, { type: 'slider', value: 7 }),
    /Brot: Kornspitz \(\+0,40\)/,
    /Brot: Kornspitz/,
  ],
  [
    'a part without options and files',
    (job) => first(job).parts.splice(0, 1, { name: 'Schärfe', text: 'mild' } as never),
    /Schärfe: mild/,
    /Schärfe: mild/,
  ],
  [
    'a modifier of an option',
    (job) => Object.assign(first(job).parts[0]?.options[0] ?? {}, { modifier: 'times', value: 2 }),
    /Brot: Kornspitz \(times 2,00\)/,
    /Brot: Kornspitz/,
  ],
  [
    'a way of pricing',
    (job) => Object.assign(job.order, { pricing: 'auction' }),
    /Der Endbetrag steht bei der Übergabe fest/,
    /1 x Jausensemmel/,
  ],
  [
    'kinds of lines',
    (job) =>
      Object.assign(job.order, {
        totalGross: 7.4,
        donatee: 'Gruft Wien',
        lines: [
          { kind: 'donation', label: 'Spende', detail: 'Gruft Wien', amount: 1, payer: 'shop' },
          { kind: 'tree', label: 'Ein Baum für', detail: 'den Wienerwald', amount: 2, payer: 'shop' },
          { kind: 'tip', label: 'Trinkgeld', amount: 1.5, taxRate: null },
          { kind: 'bag', amount: 0.5 },
          { kind: 'note', label: 'Gutschein folgt per Post', amount: { soon: true } },
          {},
        ],
      }),
    /Zwischensumme +5,40\nTrinkgeld +1,50\nbag +0,50\nGutschein folgt per Post\nGesamt +7,40 €\n[\s\S]*^Unsere Spende geht an: Gruft Wien\nEin Baum für: den Wienerwald$/m,
    /1 x Jausensemmel/,
  ],
  [
    'allergens with a structure',
    (job) =>
      Object.assign(first(job), {
        allergens: [
          { code: 'A', name: 'Gluten' },
          { code: 'G', name: 'Milch' },
        ],
      }),
    /1 x Jausensemmel/,
    /Allergene: A Gluten, G Milch/,
  ],
  [
    'a currency',
    (job) => Object.assign(job.order, { currency: 'Taler' }),
    /Gesamt +5,40 Taler/,
    /1 x Jausensemmel/,
  ],
  [
    'fields of its own, everywhere',
    (job) => {
      for (const place of [job, job.branch, job.order, first(job)])
        Object.assign(place, { station: { id: 3 } });
    },
    /Gesamt +5,40 €/,
    /1 x Jausensemmel/,
  ],
  [
    'a kind of slip',
    (job) => Object.assign(job, { kind: 'reminder', change: { items: 'alle' } }),
    /Gesamt +5,40 €/,
    /1 x Jausensemmel/,
  ],
  ['more copies', (job) => Object.assign(job, { copies: 25 }), /Gesamt +5,40 €/, /1 x Jausensemmel/],
  [
    'fewer fields',
    (job) => {
      for (const name of [
        'phone',
        'vatNo',
        'floor',
        'donatee',
        'isRefunded',
        'deliveryArea',
        'tableIdentifier',
      ])
        delete job.order[name];
      delete job.copies;
      delete job.isDuplicate;
    },
    /Gesamt +5,40 €\n[\s\S]*Noch zu bezahlen/,
    /1 x Jausensemmel/,
  ],
];

describe('a server of the next version sends what this agent does not know', () => {
  test.each(NEXT)('%s: both slips print', (_name, change, onReceipt, onTicket) => {
    for (const [layout, expected] of [
      ['receipt', onReceipt],
      ['kitchen', onTicket],
    ] as const) {
      const job = sent({ layout, order: order([snack()]) });
      change(job);
      expect(printed(job)).toMatch(expected);
      expect(printed(job)).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  test.each(namesOf(readable))('%s of an order is read as declared, and may be missing', (name) => {
    const job = sent({ order: order([snack()]) });
    const read = readWireJob(job)?.order;
    expect(read).toHaveProperty(name, job.order[name]);
    delete job.order[name];
    expect(printed(job)).not.toBe('unreadable');
  });

  test('a reason of another shape still ends a job', () => {
    expect(readWireJob(sent({ ended: 'Zu spät' }))?.ended).toBe('Zu spät');
    expect(readWireJob({ ...sent(), ended: { code: 'late', text: 'Zu spät' } })?.ended).toBe('late Zu spät');
    expect(readWireJob({ ...sent(), ended: true })?.ended).toBe('Der Server lässt ihn nicht mehr drucken');
    expect(readWireJob({ ...sent(), ended: null })?.ended).toBeNull();
  });

  test.each<[string, (job: Sent) => void]>([
    ['items', (job) => Object.assign(job.order, { items: 'drei Semmeln' })],
    ['the name of an item', (job) => delete first(job).name],
    ['an amount', (job) => Object.assign(first(job), { amount: 'zwei' })],
    ['a price', (job) => Object.assign(first(job), { gross: { amount: 540 } })],
    ['a price that cannot be', (job) => Object.assign(first(job), { gross: 1e300 })],
    ['the total', (job) => delete job.order.totalGross],
    ['the time', (job) => Object.assign(job.order, { appointment: 'morgen' })],
    ['an address in one piece', (job) => Object.assign(job.order, { deliveryAddress: 'Handelskai 265' })],
  ])('what a slip has to state is never guessed: %s', (_name, change) => {
    const job = sent();
    change(job);
    expect(printed(job)).toBe('unreadable');
  });
});

describe('a server of the previous version sends less', () => {
  /** Added since the first agents: contents of bundles, the lines of an order, and of a job its end, that it has ended, its kind. */
  function ofBefore(job: Sent): Sent {
    for (const entry of job.order.items) delete entry.contents;
    for (const name of ['endsAt', 'ended', 'kind', 'change']) delete job[name];
    for (const name of ['lines', 'revisions']) delete job.order[name];
    return job;
  }

  test.each(Object.keys(SAMPLES))('%s: both slips are the same', (name) => {
    for (const layout of ['receipt', 'kitchen'] as const) {
      const job = sent({
        ...SAMPLES[name],
        layout,
        kind: 'normal',
        change: null,
        endsAt: '2026-11-21T20:00:00Z',
        ended: null,
      });
      for (const entry of job.order.items) delete entry.contents;
      expect(printed(ofBefore(structuredClone(job)))).toBe(printed(job));
      expect(printed(job)).not.toBe('unreadable');
    }
  });

  test('its jobs have no end', () => {
    expect(readWireJob(ofBefore(sent()))).toMatchObject({ ended: null });
    expect(readWireJob(ofBefore(sent()))?.endsAt).toBeUndefined();
  });
});

describe('an agent of this version and a server of the next', () => {
  let room: PrintRoom;
  beforeEach(async () => {
    room = await PrintRoom.open();
  });
  afterEach(() => room.close());

  test('prints what it can, and passes on a layout that it has no printer for', async () => {
    const theke = await room.printer();
    const known = sent({ order: order([snack()], { totalGross: cents(540) }) });
    Object.assign(known.order, {
      paymentMethod: 'twint',
      lines: [{ kind: 'tip', label: 'Trinkgeld', amount: 1 }],
    });
    room.server.offer(
      { ...sent(), id: 'poster', layout: 'poster' },
      { ...known, id: 'known', queue: 'counter' },
    );
    await room.start([theke, ['receipt', 'kitchen']]);
    await room.server.waitForReport('known', 'printed');
    expect(theke.texts).toEqual([expect.stringMatching(/Trinkgeld +1,00[\s\S]*Zahlung: twint/)]);
    expect(await room.server.waitForReport('poster', 'failed')).toMatchObject({
      reason: 'Kein Drucker für poster eingerichtet',
    });
  });

  test('says that it does not understand a command, and goes on', async () => {
    await room.start();
    expect(await room.server.ask({ id: 1, kind: 'restart' })).toEqual({
      isDone: false,
      message: 'Das Programm auf diesem Gerät versteht das nicht. Bitte aktualisieren.',
    });
    expect(await room.server.ask({ id: 2, kind: 'notification' })).toEqual({ isDone: true });
  });
});
