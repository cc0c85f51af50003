import { describe, test } from 'vitest';
import { USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { cents } from '#domain/money/money.ts';
import { COLUMNS, type Columns, type Line } from '#printers/paper.ts';
import { inPlaceOf } from '#printers/slips/in-place-of.ts';
import { selfTest } from '#printers/slips/self-test.ts';
import { slipLines } from '#printers/slips/slip.ts';
import { readWireJob } from '#printers/wire-job.ts';
import { expectGolden } from './golden-slip.ts';
import { choice, item, order, PRINTED_AT, part, type SentJob, wireJob } from './orders.ts';

/** Slips that other suites have no picture of. */

const LONG = order(
  [
    item('Spargelcremesuppe/Kürbiscremesuppe mit Schwarzbrotcroutons', 690, {
      amount: 12,
      allergens: 'A (Weizen), G, L',
      parts: [
        part('Zubereitungswunsch der Küche', {
          type: 'multiselect',
          options: [
            choice('ohne Knoblauch'),
            choice('mit hausgemachtem Kräuterbaguette und Bärlauchbutter', 350),
            choice('Sojasahne statt Schlagobers', 50),
            choice('extra heiß'),
          ],
        }),
      ],
    }),
    item('Donaudampfschifffahrtsgesellschaftskapitänsmenü', 1890, { allergens: 'A, C, D, G' }),
    item('Leberkässemmel', 450, { amount: 2, allergens: 'A, G, M' }),
  ],
  {
    ticketNumber: 128,
    isDelivery: true,
    deliveryGross: cents(0),
    deliveryArea: 'Wien 4, 5 und 6',
    deliveryNote: 'Bitte NICHT läuten, Baby schläft. Lift geht nur bis zum 3. Stock.',
    street: 'Linke Wienzeile 178a',
    stairway: '3',
    floor: '4 (Dachgeschoß)',
    door: '21',
    zipCode: '1060',
    city: 'Wien',
    appointment: '2026-11-22T11:30:00Z',
    isPaid: true,
    paymentMethod: 'mollie',
    comment: 'Laktoseunverträglichkeit und Erdnussallergie: bitte getrennt zubereiten!',
  },
);

const SCRIPTS = order(
  [
    item('Gebratene Nudeln 炒麵', 990, {
      parts: [part('辣度', { options: [choice('不要辣 (ohne Chili)')] })],
    }),
    item('Борщ со сметаной', 690),
  ],
  {
    firstName: '小明',
    lastName: '王',
    comment: '花生過敏 – ich bin allergisch!\nحساسية من الفول السوداني\nБез лука, пожалуйста 🙏🥜',
  },
);

const PRESELECTED = order(
  [
    item('Jausensemmel', 540, {
      amount: 2,
      parts: [
        part('Brot', { options: [{ ...choice('Semmel'), isPreselected: true }] }),
        part('Belag', {
          type: 'multiselect',
          options: [{ ...choice('Schinken'), isPreselected: true }, choice('Kren')],
          leftOut: [{ name: 'Zwiebel' }],
        }),
      ],
    }),
  ],
  { isDineIn: true, tableIdentifier: 'Gastgarten 12' },
);

const BAR = { id: 7, name: 'Kaffeebar', standIns: [] };
const DRINKS = order(
  [
    item('Cappuccino', 420, {
      amount: 2,
      allergens: 'G',
      parts: [part('Milch', { options: [choice('Hafermilch', 50)] })],
    }),
    item('Mineralwasser prickelnd 0,5 l', 240),
  ],
  { appointment: '2026-11-21T17:20:00Z' },
);

const JOBS: Record<string, Partial<SentJob>> = {
  'kitchen-long': { layout: 'kitchen', order: LONG },
  'receipt-long': { layout: 'receipt', order: LONG },
  'label-long': { layout: 'label', order: { ...LONG, items: LONG.items.slice(1, 2) } },
  'kitchen-scripts': { layout: 'kitchen', order: SCRIPTS },
  'receipt-scripts': { layout: 'receipt', order: SCRIPTS },
  'label-scripts': { layout: 'label', order: { ...SCRIPTS, items: SCRIPTS.items.slice(0, 1) } },
  'kitchen-preselected': {
    layout: 'kitchen',
    order: PRESELECTED,
    look: { ...USUAL_LOOK, ticketOmitsPreselected: true, ticketNumberSize: 'large' },
  },
  'kitchen-station': { layout: 'kitchen', order: DRINKS, station: BAR },
  'label-station': { layout: 'label', order: DRINKS, station: BAR },
  'label-duplicate': {
    layout: 'label',
    order: { ...DRINKS, items: DRINKS.items.slice(1) },
    isDuplicate: true,
  },
  'void-long': { layout: 'kitchen', kind: 'void', order: { ...LONG, isCanceled: true }, station: BAR },
};

function linesOf(change: Partial<SentJob>): Line[] {
  const job = readWireJob(wireJob('7', change));
  if (!job) throw new Error('unreadable');
  return slipLines(job, {
    printedAt: PRINTED_AT,
    statusUrl: 'https://theke.example.at/status/K7MPW3XQ9T/0123',
  });
}

const SLIPS: Record<string, (columns: Columns) => Line[]> = {
  ...Object.fromEntries(Object.entries(JOBS).map(([name, change]) => [name, () => linesOf(change)])),
  'stand-in': () =>
    inPlaceOf('Kaffeebar', linesOf({ layout: 'label', order: DRINKS, station: BAR }).slice(0, 18)),
  'self-test': (columns) =>
    selfTest(
      { name: 'Küche', address: '192.168.1.87:9100', columns, codePage: 'PC858' },
      { printedAt: PRINTED_AT, timeZone: 'Europe/Vienna' },
    ),
};

describe('golden files of all that is printed rarely (UPDATE_GOLDEN=1 writes them)', () => {
  for (const [name, lines] of Object.entries(SLIPS)) {
    test.each(COLUMNS)(`${name} %i`, (columns) => expectGolden(name, lines(columns), columns));
  }
});
