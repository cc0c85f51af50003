import { describe, expect, test } from 'vitest';
import { printingOf, takeIn } from '#printers/agent-intake.ts';
import { parseSettings } from '#printers/agent-settings.ts';
import { jobKey, type QueuedJob } from '#printers/job-queue.ts';
import { wireJob } from './orders.ts';

const { printers } = parseSettings({
  printers: [
    { id: 'theke', name: 'Theke', host: '10.0.0.1', layouts: ['receipt'] },
    { id: 'bar', name: 'Bar', host: '10.0.0.2', layouts: ['receipt', 'kitchen'] },
  ],
});
const NOBODY = { get: () => undefined };
describe('a job that the server offers', () => {
  test('goes to every printer of its layout, under a key of its order', () => {
    const sent = wireJob('7');
    const target = { state: 'received', reason: null, attempts: 0 };
    expect(takeIn(sent, NOBODY, printers)).toEqual({
      kind: 'new',
      title: 'Bestellung 42 (Beleg)',
      job: {
        id: jobKey('7', sent.order.hash),
        reportAs: '7',
        job: sent,
        targets: [
          { ...target, printer: 'theke', printerName: 'Theke' },
          { ...target, printer: 'bar', printerName: 'Bar' },
        ],
      },
    });
  });

  test.each([
    ['that is unreadable', { id: 7 }, null, 'Druckauftrag ist nicht lesbar'],
    [
      'of a layout that no printer here has',
      { ...wireJob('7'), layout: 'poster' },
      'Bestellung 42 (poster)',
      'Kein Drucker für poster eingerichtet',
    ],
  ])('%s is kept in order to report it', (_name, sent, title, reason) => {
    const failed = { printer: '', printerName: '', state: 'failed', reason, attempts: 0 };
    expect(takeIn(sent, NOBODY, printers)).toMatchObject({
      kind: 'new',
      title,
      job: { reportAs: '7', targets: [failed] },
    });
  });

  test.each([[{}], [{ id: '../x' }], [null], ['job']])('%j has no number to report under', (sent) => {
    expect(takeIn(sent, NOBODY, printers)).toEqual({ kind: 'unusable' });
  });

  test('is not taken a second time', () => {
    const known: QueuedJob = {
      ...{ id: '7.abc', reportAs: '7', job: wireJob('7'), isDuplicate: false, delivered: null },
      ...{ receivedAt: '2026-11-21T12:00:00Z', sequence: 1, targets: [] },
    };
    expect(takeIn(wireJob('7'), { get: () => known }, printers)).toEqual({ kind: 'known', job: known });
  });
});

describe('a job of a station', () => {
  const [RECEIPTS, KITCHEN, BAR, ANY] = parseSettings({
    printers: [
      { id: 'theke', name: 'Theke', host: '10.0.0.1', layouts: ['receipt'] },
      { id: 'kueche', name: 'Küche', host: '10.0.0.2', layouts: ['kitchen'], stations: [1] },
      { id: 'schank', name: 'Schank', host: '10.0.0.3', layouts: ['kitchen'], stations: [2] },
      { id: 'alles', name: 'Alles', host: '10.0.0.4', layouts: ['kitchen'] },
    ],
  }).printers;
  if (!RECEIPTS || !KITCHEN || !BAR || !ANY) throw new Error('four printers');

  const station = (id: number, standIns: number[] = []) => ({ id, name: 'Station', standIns });
  const printersOf = (of: ReturnType<typeof station> | null, here: (typeof KITCHEN)[]) => {
    const intake = takeIn(wireJob('7', { layout: 'kitchen', station: of }), NOBODY, here);
    return intake.kind === 'new' ? intake.job.targets.map(({ printer }) => printer) : [];
  };

  test.each([
    ['goes to the printer that is for it', station(2), [RECEIPTS, KITCHEN, BAR, ANY], ['schank']],
    ['else to one that is for none in particular', station(3, [1]), [KITCHEN, ANY], ['alles']],
    ['else to that of the station that stands in', station(3, [9, 1]), [KITCHEN, BAR], ['kueche']],
    ['else to none', station(3), [KITCHEN, BAR], ['']],
    ['without a station: to those that are for none in particular', null, [KITCHEN, ANY], ['alles']],
    ['without a station and without such printers: to all', null, [KITCHEN, BAR], ['kueche', 'schank']],
  ])('%s', (_name, of, here, expected) => {
    expect(printersOf(of, here)).toEqual(expected);
  });

  test('a receipt goes to its printers, whatever stations they are for', () => {
    const both = { ...BAR, layouts: ['receipt' as const, 'kitchen' as const] };
    const intake = takeIn(wireJob('7'), NOBODY, [both]);
    expect(intake).toMatchObject({ job: { targets: [{ printer: 'schank' }] } });
  });

  test('the server is told the stations, unless a printer is for all of them', () => {
    expect(printingOf([BAR, RECEIPTS, KITCHEN])).toEqual({
      layouts: ['receipt', 'kitchen'],
      stations: [1, 2],
    });
    expect(printingOf([BAR, ANY])).toEqual({ layouts: ['kitchen'], stations: [] });
    expect(printingOf([RECEIPTS])).toEqual({ layouts: ['receipt'], stations: [] });
    expect(printingOf([])).toEqual({ layouts: [], stations: [] });
  });
});
