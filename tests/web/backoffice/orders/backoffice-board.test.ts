import { describe, expect, it } from 'vitest';
import { branch } from '#tests/factories.ts';
import { item, order } from '#tests/printers/orders.ts';
import { draftOf, newPrinter, readDraft } from '#web/backoffice/desktop/printer-draft.ts';
import {
  offeredDays,
  readWallInput,
  startOfProposal,
  toWallInput,
} from '#web/backoffice/orders/detail/proposal.ts';
import { connectionLevel, syncLevel } from '#web/backoffice/orders/frame/connection-state.ts';
import { daysOf, kitchenOrders, lanesOf, navigationOrder } from '#web/backoffice/orders/lanes.ts';
import { withList, withOrder } from '#web/backoffice/orders/order-book.ts';
import { isAllowed, isWaitingForStaff, nextCommand } from '#web/backoffice/orders/order-facts.ts';
import { noteOf, totalText } from '#web/backoffice/orders/order-words.ts';
import { countdownText, dueText, urgencyOf } from '#web/backoffice/orders/urgency.ts';

const ZONE = 'Europe/Vienna';
const NOW = new Date('2026-11-20T18:00:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const wish = (minutes: number) => ({ appointmentDate: at(minutes), appointment: at(minutes) });
const noWish = { appointmentDate: null, appointment: null, counterAppointment: null };
const make = (id: number, change: Parameters<typeof order>[1] = {}) =>
  order([item('Semmel', 490)], {
    id,
    version: 1,
    comment: '',
    createdAt: at(-1),
    history: [],
    state: 'awaiting',
    paymentMethod: 'cash',
    isPaid: false,
    ...noWish,
    ...change,
  });

const planned = (minutes: number) => ({ ...wish(minutes), preparationDue: at(minutes - 30) });
const walkOf = (orders: Parameters<typeof lanesOf>[0]) =>
  navigationOrder(lanesOf(orders, NOW)).map((lane) => lane.map(({ id }) => id));

describe('the lanes of the board', () => {
  it('put each open order in its lane, and what is not due yet apart', () => {
    const orders = [
      make(1),
      make(2, { state: 'confirmed', ...planned(29) }),
      make(3, { state: 'confirmed', ...planned(20) }),
      make(4, { state: 'confirmed', ...planned(3 * 24 * 60) }),
      make(5, { state: 'inDelivery', ...planned(40) }),
      make(6, { state: 'completed', ...planned(40) }),
      make(7, planned(31)),
      make(8, { ...planned(30), createdAt: at(-500) }),
      make(9, { ...planned(24 * 60), isQuotation: true }),
      make(10, { paymentMethod: 'mollie' }),
    ];
    expect(walkOf(orders)).toEqual([[1, 9, 8], [3, 2], [5], [7, 4]]);
    const later = lanesOf(orders, NOW).find(({ id }) => id === 'later')?.orders ?? [];
    expect(daysOf(later, () => ZONE).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-23']);
    expect(kitchenOrders(orders, NOW, () => ZONE)).toMatchObject({ today: [{ id: 3 }, { id: 2 }], later: 1 });
  });

  it('show what waits for the staff before what waits for the customer', () => {
    expect(walkOf([make(1, { counterAppointment: at(30) }), make(2)])[0]).toEqual([2, 1]);
  });
});

describe('what rings and what may be done', () => {
  it('rings for orders that only a person can move', () => {
    const rings = (change: Parameters<typeof make>[1]) => isWaitingForStaff(make(1, change), NOW);
    expect(rings({})).toBe(true);
    expect(rings({ counterAppointment: at(30) })).toBe(false);
    expect(rings({ paymentMethod: 'mollie' })).toBe(false);
    expect(rings({ paymentMethod: 'mollie', isPaid: true })).toBe(true);
  });

  it('R174 rings for a preorder at its appointment less its preparation', () => {
    const tuesday = make(1, planned(4 * 24 * 60));
    const ringsIn = (minutes: number) => isWaitingForStaff(tuesday, new Date(at(minutes)));
    expect([0, 4 * 24 * 60 - 31, 4 * 24 * 60 - 30, 4 * 24 * 60].map(ringsIn)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('offers the commands of the state table', () => {
    expect(nextCommand(make(1))).toBe('confirm');
    expect(nextCommand(make(1, { paymentMethod: 'mollie' }))).toBeNull();
    expect(isAllowed(make(1, { state: 'completed' }), 'cancel')).toBe(false);
    expect(isAllowed(make(1, { state: 'confirmed' }), 'reject')).toBe(false);
  });
});

describe('how loud a card is', () => {
  it.each([
    [make(1), 'calm'],
    [make(1, { createdAt: at(-3) }), 'soon'],
    [make(1, { createdAt: at(-6) }), 'late'],
    [make(1, { createdAt: at(-600), ...planned(45) }), 'calm'],
    [make(1, { createdAt: at(-600), ...planned(29) }), 'calm'],
    [make(1, { createdAt: at(-600), ...planned(27) }), 'soon'],
    [make(1, { createdAt: at(-600), ...planned(24) }), 'late'],
    [make(1, { state: 'confirmed', ...wish(30) }), 'calm'],
    [make(1, { state: 'confirmed', ...wish(8) }), 'soon'],
    [make(1, { state: 'confirmed', ...wish(-2) }), 'late'],
    [make(1, { state: 'confirmed', createdAt: at(-40) }), 'late'],
  ] as const)('%#', (of, urgency) => {
    expect(urgencyOf(of, NOW, branch())).toBe(urgency);
  });

  it.each([
    [0, -1, 'late'],
    [2, -0.5, 'calm'],
    [2, -1, 'soon'],
    [2, -3, 'late'],
    [30, -11, 'calm'],
    [30, -12, 'soon'],
    [30, -29, 'soon'],
    [30, -31, 'late'],
  ] as const)(
    'where the branch answers within %i minutes, a new order at %f is %s',
    (minutes, age, urgency) => {
      const of = make(1, { createdAt: at(age) });
      expect(urgencyOf(of, NOW, { ...branch(), acceptMinutes: minutes })).toBe(urgency);
    },
  );

  it('counts down on the clock of the branch', () => {
    expect(countdownText(new Date(at(23)), NOW, ZONE)).toBe('in 23 Min.');
    expect(countdownText(new Date(at(-4)), NOW, ZONE)).toBe('seit 4 Min. überfällig');
    expect(countdownText(new Date(at(24 * 60)), NOW, ZONE)).toBeNull();
    expect(dueText(new Date(at(23)), NOW, ZONE)).toBe('19:23');
    expect(dueText(new Date(at(24 * 60)), NOW, ZONE)).toBe('Morgen 19:00');
  });
});

describe('the order book', () => {
  it('keeps the newer of two versions, whichever comes first', () => {
    const book = withOrder(new Map(), make(1, { version: 3, state: 'confirmed' }));
    expect(withOrder(book, make(1, { version: 2 })).get(1)?.state).toBe('confirmed');
    expect(withList(book, [make(1, { version: 2 })], new Set()).get(1)?.version).toBe(3);
  });

  it('drops what the list lacks, but not what arrived while it was loading', () => {
    const late = make(2);
    const book = withOrder(withOrder(new Map(), make(1)), late);
    expect([...withList(book, [], new Set([late])).keys()]).toEqual([2]);
  });
});

describe('words of an order', () => {
  it('hides a total that is still open and marks an estimate', () => {
    expect(totalText(make(1, { pricing: 'minimum' }))).toBe('Betrag offen');
    expect(totalText(make(1, { pricing: 'approximate' }))).toMatch(/^ca\. /);
  });

  it('finds an allergy in the customer’s comment', () => {
    expect(noteOf(make(1, { comment: 'Bitte Nussallergie beachten' }))?.kind).toBe('allergy');
    expect(noteOf(make(1, { comment: 'Bitte läuten' }))?.kind).toBe('comment');
    expect(noteOf(make(1))).toBeNull();
  });
});

describe('another time for an order', () => {
  it('starts at the requested time, rounded up to five minutes, never in the past', () => {
    expect(startOfProposal(make(1, wish(-30)), NOW).toISOString()).toBe(NOW.toISOString());
    expect(startOfProposal(make(1, wish(32)), NOW).toISOString()).toBe(at(35));
  });

  it('reads the fields by the clock of the branch', () => {
    const instant = new Date(at(45));
    expect(readWallInput(toWallInput(instant, ZONE), NOW, ZONE)).toEqual(instant);
    expect(readWallInput({ day: '2026-11-20', time: '18:00' }, NOW, ZONE)).toMatch(/Vergangenheit/);
  });

  it('offers the days around a requested time far ahead', () => {
    expect(offeredDays(make(1, wish(60 * 24 * 60)), NOW, ZONE)).toContain('2027-01-19');
    expect(offeredDays(make(1), NOW, ZONE)[0]).toBe('2026-11-20');
  });
});

describe('connection and printers', () => {
  it('F22 turns amber after 5 seconds and red after a minute', () => {
    const offline = (seconds: number) =>
      connectionLevel({ link: 'offline', lastContactAt: 0 }, seconds * 1_000);
    expect([offline(3), offline(6), offline(61)]).toEqual(['good', 'amber', 'red']);
    expect(connectionLevel({ link: 'refused', lastContactAt: 0 }, 0)).toBe('red');
  });

  it('is as bad as the longest waiting change, though the server answers', () => {
    const live = (oldestChange: number | null, seconds: number) =>
      syncLevel({ link: 'live', lastContactAt: seconds * 1_000 }, oldestChange, seconds * 1_000);
    expect([live(null, 600), live(0, 3), live(0, 6), live(0, 61)]).toEqual(['good', 'good', 'amber', 'red']);
    expect(syncLevel({ link: 'polling', lastContactAt: 0 }, 0, 3_000)).toBe('slow');
    expect(syncLevel({ link: 'offline', lastContactAt: 0 }, 60_000, 61_000)).toBe('red');
  });

  it('accepts a printer only with an address, a port and something to print', () => {
    const draft = draftOf(newPrinter([]));
    expect(readDraft({ ...draft, port: '0', layouts: [] })).toEqual({
      faults: { host: expect.any(String), port: expect.any(String), layouts: expect.any(String) },
    });
    expect(readDraft({ ...draft, host: '192.168.1.50' })).toMatchObject({
      printer: { port: 9100, columns: 42 },
    });
  });

  it('asks of a printer of the system for its name alone, whatever stands in the address', () => {
    const draft = { ...draftOf(newPrinter([])), interface: 'system' as const, port: '0' };
    expect(readDraft(draft)).toEqual({ faults: { queue: expect.any(String) } });
    expect(readDraft({ ...draft, queue: ' Bondrucker ' })).toMatchObject({
      printer: { interface: 'system', queue: 'Bondrucker', port: 9100 },
    });
  });

  it.each([
    ['/dev/usb/lp0', true],
    ['COM3', true],
    ['', false],
    ['bons.bin', false],
  ])('takes %s for a device file: %s', (path, isTaken) => {
    const read = readDraft({ ...draftOf(newPrinter([])), interface: 'file', path });
    expect('printer' in read).toBe(isTaken);
  });
});

describe('R302 an order that waited for its online payment', () => {
  const online = { paymentMethod: 'mollie' as const, createdAt: at(-14) };
  const paid = make(1, {
    ...online,
    version: 2,
    isPaid: true,
    history: [
      { event: 'placed', at: at(-14), actor: 'Kunde', userId: null, deviceId: null, note: null },
      { event: 'paid', at: at(0), actor: 'System', userId: null, deviceId: null, note: null },
    ],
  });

  it('comes onto the board with its payment, rings, and is as young as that', () => {
    const book = withOrder(new Map(), paid);
    expect(lanesOf(book.values(), NOW)[0]).toMatchObject({ id: 'new', orders: [{ id: 1 }] });
    expect([...book.values()].filter((one) => isWaitingForStaff(one, NOW))).toEqual([paid]);
    expect(urgencyOf(paid, NOW, branch())).toBe('calm');
  });

  it('does not ring before, should a board know of it', () => {
    expect(isWaitingForStaff(make(1, online), NOW)).toBe(false);
  });
});
