import { describe, expect, it } from 'vitest';
import {
  type CounterDevice,
  counterFaults,
  isWarning,
  type KnownPrinter,
  type OpenSlips,
  PRINTER_HEALTHS,
  type PrintingDevice,
  printersAfter,
  ringsNow,
  unprintedSlips,
} from '#domain/devices/counter-fault.ts';
import type { Station } from '#domain/devices/station.ts';

const NOW = new Date('2026-06-01T18:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
const DAY = 24 * 60 * 60;

const printer = (change: Partial<KnownPrinter> = {}): KnownPrinter => ({
  name: 'Küche',
  address: '192.168.1.50:9100',
  health: 'ok',
  isPaperLow: false,
  since: ago(40).toISOString(),
  ...change,
});
const device = (change: Partial<CounterDevice> = {}): CounterDevice => ({
  id: 1,
  name: 'Theke',
  type: 'counter',
  lastSeenAt: ago(5),
  reportedAt: ago(5),
  clockOffsetMs: 0,
  printers: [],
  ...change,
});
const away = (seconds: number, change: Partial<CounterDevice> = {}) =>
  device({ lastSeenAt: ago(seconds), reportedAt: ago(seconds), ...change });

/** Kinds, what they are about, and '!' for loud. */
const words = (devices: CounterDevice[], isBusy = true) =>
  counterFaults(devices, isBusy, NOW).map(({ kind, device: at, printer: name, isLoud }) =>
    [kind, at?.name, name, isLoud ? '!' : null].filter(Boolean).join(' '),
  );

describe('R260 devices of a branch', () => {
  it.each<[string, CounterDevice[], string[]]>([
    ['there are none', [], []],
    ['one was never connected', [device({ lastSeenAt: null, reportedAt: null })], []],
    ['one is here', [device()], []],
    ['one was seen 30 s ago', [away(30)], []],
    ['one was seen 31 s ago', [away(31)], ['no-device !']],
    ['an old agent, which reports nothing, is here', [device({ reportedAt: null, clockOffsetMs: null })], []],
    ['an old agent is away', [away(31, { reportedAt: null })], ['no-device !']],
    ['all are away', [away(60), away(40, { id: 2, type: 'kitchen' })], ['no-device !']],
    ['one of two is away, which prints nothing', [away(60), device({ id: 2 })], []],
    [
      'one of two is away, which prints',
      [away(60, { printers: [printer()] }), device({ id: 2 })],
      ['device-away Theke !'],
    ],
    [
      'one that printed has been gone for eight days',
      [away(8 * DAY, { printers: [printer()] }), device({ id: 2 })],
      [],
    ],
    ['only a terminal is here', [away(60), device({ id: 2, type: 'terminal' })], ['no-device !']],
    ['a terminal is away', [away(60, { type: 'terminal' })], []],
  ])('%s', (_name, devices, faults) => {
    expect(words(devices)).toEqual(faults);
    expect(words(devices, false)).toEqual([]);
  });

  it('begins when the last one was seen', () => {
    expect(counterFaults([away(60), away(40, { id: 2 })], true, NOW)[0]?.since).toBe(ago(40).toISOString());
  });
});

describe('R260 printers', () => {
  it.each(PRINTER_HEALTHS)('%s', (health) => {
    const isFine = health === 'ok' || health === 'unknown';
    expect(words([device({ printers: [printer({ health })] })])).toEqual(
      isFine ? [] : ['printer Theke Küche !'],
    );
  });

  it('are red while the branch is closed, too, but silent', () => {
    expect(words([device({ printers: [printer({ health: 'unreachable' })] })], false)).toEqual([
      'printer Theke Küche',
    ]);
  });

  it('low paper and a wrong clock are warnings, at any hour', () => {
    const devices = [device({ printers: [printer({ isPaperLow: true })], clockOffsetMs: -61_000 })];
    for (const isBusy of [true, false])
      expect(words(devices, isBusy)).toEqual(['paper-low Theke Küche', 'clock Theke']);
    expect(counterFaults(devices, true, NOW).every(isWarning)).toBe(true);
  });

  it.each([-60_000, 0, 60_000, null])('a clock that is off by %s ms is fine', (clockOffsetMs) => {
    expect(words([device({ clockOffsetMs })])).toEqual([]);
  });

  it('paper that has run out is no longer near its end', () => {
    expect(words([device({ printers: [printer({ health: 'no-paper', isPaperLow: true })] })])).toEqual([
      'printer Theke Küche !',
    ]);
  });

  it('are unknown once the program no longer reports: an older one has replaced it', () => {
    const printers = [printer({ health: 'no-paper' }), printer({ isPaperLow: true })];
    expect(words([device({ reportedAt: ago(61), clockOffsetMs: 90_000, printers })])).toEqual([]);
  });
});

describe('R262 slips that nobody prints', () => {
  const open = (change: Partial<OpenSlips> = {}): OpenSlips => ({
    ...{ layout: 'kitchen', station: null, stationName: null, isFailed: false, declinedBy: [] },
    since: ago(40),
    ...change,
  });
  const able = (change: Partial<PrintingDevice> = {}): PrintingDevice => ({
    ...{ id: 1, named: [], layouts: ['kitchen'], lastSeenAt: ago(5) },
    ...change,
  });
  const gone = able({ lastSeenAt: ago(31) });
  const bar: Station = {
    ...{ id: 7, name: 'Schank', layout: 'kitchen', categories: [1], takesRest: false, devices: [2] },
    ...{ copies: { takeaway: 1, delivery: 1, dineIn: 1 }, fallback: null },
  };
  const ofBar = { station: 7, stationName: 'Schank' };

  it.each<[string, OpenSlips[], PrintingDevice[], boolean]>([
    ['none waits', [], [gone], false],
    ['the device is about to fetch it', [open()], [able()], false],
    ['the device is gone', [open()], [gone], true],
    ['but not for long', [open({ since: ago(29) })], [gone], false],
    ['another one is there', [open()], [gone, able({ id: 2 })], false],
    ['another one is there, for other slips', [open()], [gone, able({ id: 2, layouts: ['receipt'] })], true],
    ['all who are there have declined it', [open({ declinedBy: [1] })], [able()], true],
    ['it has failed', [open({ isFailed: true })], [able()], true],
    ['nobody here ever printed such slips', [open({ layout: 'receipt' })], [gone], false],
    ['a station waits for its device', [open(ofBar)], [able()], true],
    ['a station has its device', [open(ofBar)], [able({ id: 2 })], false],
    ['the station is gone, and any device does', [open({ ...ofBar, station: 8 })], [able()], false],
  ])('%s', (_name, slips, devices, isFault) => {
    expect(unprintedSlips(slips, devices, [bar], NOW)).toHaveLength(isFault ? 1 : 0);
  });

  it('are said once for each layout and station, since the oldest', () => {
    const slips = [open(ofBar), open({ ...ofBar, since: ago(90), declinedBy: [3] }), open()];
    expect(unprintedSlips(slips, [gone], [bar], NOW)).toEqual([
      { layout: 'kitchen', station: 'Schank', since: ago(90) },
      { layout: 'kitchen', station: null, since: ago(40) },
    ]);
  });

  it('ring, unless no device is left at all, which is said instead', () => {
    const unprinted = unprintedSlips([open(ofBar)], [gone], [bar], NOW);
    const [fault] = counterFaults([device()], false, NOW, unprinted);
    expect(fault).toMatchObject({ kind: 'unprinted', slips: { layout: 'kitchen', station: 'Schank' } });
    expect(fault && ringsNow(fault, NOW)).toBe(true);
    expect(counterFaults([away(60)], true, NOW, unprinted).map(({ kind }) => kind)).toEqual(['no-device']);
  });
});

describe('R260 a fault rings', () => {
  const loud = { isLoud: true };
  it.each([
    ['not at once', { ...loud, since: ago(29).toISOString() }, false],
    ['after 30 seconds', { ...loud, since: ago(30).toISOString() }, true],
    ['never while nobody works', { isLoud: false, since: ago(90).toISOString() }, false],
  ])('%s', (_name, fault, rings) => {
    const base = { kind: 'printer', device: null, printer: null, health: null, slips: null } as const;
    expect(ringsNow({ ...base, ...fault }, NOW)).toBe(rings);
  });
});

describe('R260 a report beside what was known', () => {
  const { since: _, ...reported } = printer();
  const then = ago(500).toISOString();
  it.each<[string, KnownPrinter[], Partial<KnownPrinter>, Partial<KnownPrinter>]>([
    ['a printer is new', [], {}, { since: NOW.toISOString() }],
    ['it is as it was', [printer({ since: then })], {}, { since: then }],
    [
      'it has changed',
      [printer({ since: then })],
      { health: 'offline' },
      { health: 'offline', since: NOW.toISOString() },
    ],
    [
      'it was not asked again yet',
      [printer({ health: 'offline', isPaperLow: true, since: then })],
      { health: 'unknown' },
      { health: 'offline', isPaperLow: true, since: then },
    ],
    [
      'another one has its name',
      [printer({ address: '10.0.0.1:9100', since: then })],
      {},
      { since: NOW.toISOString() },
    ],
  ])('%s', (_name, known, change, after) => {
    expect(printersAfter(known, [{ ...reported, ...change }], NOW)).toEqual([
      printer({ ...change, ...after }),
    ]);
  });

  it('printers that are no longer reported are gone', () => {
    expect(printersAfter([printer()], [], NOW)).toEqual([]);
  });
});
