import { describe, expect, test } from 'vitest';
import type { Target } from '#printers/job-queue.ts';
import {
  type Attempt,
  changeAfter,
  delayAfter,
  type HeldUp,
  healthOf,
  nextPlace,
  type PrinterState,
  printerAfter,
  UNUSED,
} from '#printers/printer-lane-state.ts';

const AWAY = 'Drucker nicht erreichbar';
const BROKEN = 'Verbindung während des Drucks abgerissen';
const LATE = 'Zu spät';
const PRINTED = { outcome: 'printed' } as const;
const NOT_SENT = { outcome: 'not-sent', reason: AWAY } as const;
const UNCLEAR = { outcome: 'unclear', reason: BROKEN } as const;
const WITHDRAWN = { outcome: 'withdrawn' } as const;

/** A printer that is away for the third time, with little paper left when it was last heard of. */
const DOWN: PrinterState = { reason: 'Papier leer', isPaperLow: true, failures: 2, isKnown: true };
const FULL = { reason: null, isPaperLow: false, failures: 0, isKnown: true };
const WORSE = { isPaperLow: true, failures: 3, isKnown: true };

const ENDED = { kind: 'dropped', state: 'expired', reason: LATE } as const;

/** Attempt; the printer after it; what changes about the job, of which no byte had gone out before, or had. */
const ATTEMPTS: [name: string, Attempt, PrinterState, received: unknown, sending: unknown][] = [
  [
    'a job comes out',
    { kind: 'job', result: PRINTED },
    FULL,
    ...twice({ state: 'printed', reason: null, attempts: 5 }),
  ],
  [
    'a job comes out, and paper is low',
    { kind: 'job', result: { ...PRINTED, isPaperLow: true } },
    { ...FULL, isPaperLow: true },
    ...twice({ state: 'printed', reason: null, attempts: 5 }),
  ],
  [
    'no byte of a job went out',
    { kind: 'job', result: NOT_SENT },
    { ...WORSE, reason: AWAY },
    ...twice({ state: 'received', reason: AWAY, attempts: 5 }),
  ],
  [
    'nobody knows what became of a job: that is no fault of the printer',
    { kind: 'job', result: UNCLEAR },
    { ...FULL, isPaperLow: true },
    ...twice({ state: 'unclear', reason: BROKEN, attempts: 5 }),
  ],
  [
    'a job is over, and the printer was not asked',
    { ...ENDED, result: null },
    DOWN,
    ...twice({ state: 'expired', reason: LATE, attempts: 5 }),
  ],
  [
    'a job is over by the time the printer is ready',
    { ...ENDED, result: WITHDRAWN },
    FULL,
    ...twice({ state: 'expired', reason: LATE, attempts: 5 }),
  ],
  [
    'the program ends while the printer is ready',
    { kind: 'put-off', result: WITHDRAWN },
    FULL,
    ...twice(null),
  ],
  [
    'an idle printer is ready, with little paper',
    { kind: 'look', result: { ...WITHDRAWN, isPaperLow: true } },
    { ...FULL, isPaperLow: true },
    ...twice(null),
  ],
  [
    'an idle printer does not answer',
    { kind: 'look', result: NOT_SENT },
    { ...WORSE, reason: AWAY },
    ...twice(null),
  ],
  ['a test page comes out', { kind: 'test', result: PRINTED }, FULL, ...twice(null)],
  [
    'a test page does not go out',
    { kind: 'test', result: NOT_SENT },
    { ...WORSE, reason: AWAY },
    ...twice(null),
  ],
  [
    'nobody knows what became of a test page',
    { kind: 'test', result: UNCLEAR },
    { ...WORSE, reason: BROKEN },
    ...twice(null),
  ],
  [
    'a bug of ours: what may have been sent is unclear, the rest is tried again',
    { kind: 'crash', reason: 'Unerwarteter Fehler', result: null },
    { ...WORSE, reason: 'Unerwarteter Fehler' },
    null,
    { state: 'unclear', reason: 'Unerwarteter Fehler' },
  ],
];

function twice<T>(change: T): [T, T] {
  return [change, change];
}

function target(state: Target['state']): Target {
  return { printer: 'theke', printerName: 'Theke', state, reason: null, attempts: 4 };
}

describe('an attempt to print', () => {
  test.each(ATTEMPTS)('%s', (_name, attempt, printer, received, sending) => {
    expect(printerAfter(DOWN, attempt)).toEqual(printer);
    expect(changeAfter(target('received'), attempt)).toEqual(received);
    expect(changeAfter(target('sending'), attempt)).toEqual(sending);
  });

  test.each(['printed', 'unclear', 'failed', 'expired'] as const)(
    'a bug changes nothing once a job is %s',
    (state) => {
      expect(
        changeAfter(target(state), { kind: 'crash', reason: 'Unerwarteter Fehler', result: null }),
      ).toBeNull();
    },
  );
});

test.each([
  ['Papier leer', 'no-paper'],
  ['Deckel offen', 'cover-open'],
  ['Drucker offline', 'offline'],
  ['Drucker nicht erreichbar', 'unreachable'],
  ['Drucker meldet keinen Status', 'silent'],
  ['Dort antwortet kein Bondrucker', 'faulty'],
  [null, 'ok'],
])('R260 the server is told %s as %s', (reason, health) => {
  expect(healthOf({ ...DOWN, reason })).toBe(health);
});

test('R260 nothing is said of a printer that was not asked yet', () => {
  expect(healthOf(UNUSED)).toBe('unknown');
});

test.each([
  ['doubles with every failure, up to the longest', 0.1, 0.6, [100, 100, 200, 400, 600, 600]],
  [
    'never exceeds 1.5 s, whatever an earlier version has stored',
    5,
    300,
    [1500, 1500, 1500, 1500, 1500, 1500],
  ],
])('F8 the wait %s', (_name, firstSeconds, longestSeconds, waits) => {
  const retry = { firstSeconds, longestSeconds };
  expect([0, 1, 2, 3, 4, 50].map((failures) => delayAfter({ ...UNUSED, failures }, retry))).toEqual(waits);
});

describe('R275 where a job goes that its printer does not take', () => {
  const WELL = { id: 'theke', name: 'Theke', isWell: true };
  const LATE_ENOUGH = { waitedMs: 30_000, passOnMs: 30_000, isShared: false, isWantedElsewhere: false };
  test.each<[string, Partial<HeldUp>, ReturnType<typeof nextPlace>]>([
    ['it waits for the time of passing on', { waitedMs: 29_999, isWantedElsewhere: true }, 'wait'],
    ['another device comes first', { isWantedElsewhere: true }, 'other-device'],
    ['without one the stand-in prints', {}, WELL],
    [
      'one that is away, too, or not known to be well, does not',
      { standIn: { ...WELL, isWell: false } },
      'wait',
    ],
    ['without a stand-in it waits', { standIn: null }, 'wait'],
    ['a job of several printers cannot go elsewhere', { isShared: true, isWantedElsewhere: true }, WELL],
  ])('%s', (_name, change, place) => {
    expect(nextPlace({ target: {}, standIn: WELL, ...LATE_ENOUGH, ...change })).toEqual(place);
  });

  const target: Target = {
    printer: 'kueche',
    printerName: 'Küche',
    state: 'received',
    reason: AWAY,
    attempts: 4,
  };
  const away = { kind: 'moved', to: WELL, result: NOT_SENT } as const;
  test('it is at the other printer then, and knows where it belongs', () => {
    const change = changeAfter(target, away);
    expect(change).toEqual({
      ...{ printer: 'theke', printerName: 'Theke', reason: null, attempts: 5 },
      origin: { printer: 'kueche', printerName: 'Küche' },
    });
    const back = { ...away, to: { id: 'kueche', name: 'Küche', isWell: true } };
    expect(changeAfter({ ...target, ...change }, back)).toEqual({
      ...{ printer: 'kueche', printerName: 'Küche', reason: null, attempts: 6 },
      origin: undefined,
    });
  });
});
