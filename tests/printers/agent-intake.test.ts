import { describe, expect, test } from 'vitest';
import { takeIn } from '#printers/agent-intake.ts';
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
