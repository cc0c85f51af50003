import { describe, expect, it } from 'vitest';
import {
  jobText,
  type PrintWordsJob,
  printAlarms,
  printSummary,
} from '#web/backoffice/orders/print-words.ts';

const MADE = '2026-11-24T11:00:00Z';
const at = (time: string) => new Date(`2026-11-24T${time}Z`);
const OPEN = { isCompleted: false, isCanceled: false, isRejected: false, isFailed: false };

const job = (change: Partial<PrintWordsJob> = {}): PrintWordsJob => ({
  id: 1,
  layout: 'kitchen',
  kind: 'normal',
  stationName: null,
  state: 'waiting',
  reason: null,
  printer: null,
  createdAt: MADE,
  ...change,
});

const alarms = (change: Partial<PrintWordsJob>, now = at('11:00:05'), order = OPEN) =>
  printAlarms([job(change)], order, now);

describe('what the board says about slips that did not come out', () => {
  it.each<[Partial<PrintWordsJob>, string]>([
    [
      { state: 'failed', reason: 'Kein Drucker für Küchenbon eingerichtet' },
      'Küchenbon nicht gedruckt: Kein Drucker für Küchenbon eingerichtet',
    ],
    [
      {
        state: 'expired',
        reason: 'Die Zeit dafür ist am 24.11.2026 um 22:00 Uhr abgelaufen',
        layout: 'receipt',
      },
      'Beleg nicht gedruckt: Die Zeit dafür ist am 24.11.2026 um 22:00 Uhr abgelaufen',
    ],
    [{ state: 'unclear', reason: 'x', printer: 'Küche' }, 'Küchenbon: unklar, ob gedruckt (Küche)'],
    [{ reason: 'Papier leer', printer: 'Küche' }, 'Küchenbon wartet: Papier leer (Küche)'],
    [
      { reason: 'Kein Gerät dieser Filiale druckt Küchenbons' },
      'Küchenbon wartet: Kein Gerät dieser Filiale druckt Küchenbons',
    ],
  ])('%j', (change, text) => {
    expect(alarms(change)).toEqual([text]);
  });

  it('nothing of what is out, or on its way for less than a minute', () => {
    expect(alarms({ state: 'printed' })).toEqual([]);
    expect(alarms({ state: 'claimed' })).toEqual([]);
    expect(alarms({}, at('11:00:59'))).toEqual([]);
  });

  it('what is on its way for longer, with the minutes', () => {
    expect(alarms({}, at('11:01:00'))).toEqual(['Küchenbon wartet seit 1 Minute auf den Drucker']);
    expect(alarms({ state: 'claimed' }, at('11:12:59'))).toEqual([
      'Küchenbon wartet seit 12 Minuten auf den Drucker',
    ]);
  });

  it.each(['isCompleted', 'isCanceled', 'isRejected'] as const)(
    'nothing of a slip that its order made needless: %s',
    (flag) => {
      expect(alarms({ state: 'expired', reason: 'x' }, at('11:30:00'), { ...OPEN, [flag]: true })).toEqual(
        [],
      );
    },
  );

  it('void and change tickets by their names, unless the kitchen needs them no more', () => {
    expect(alarms({ kind: 'void', state: 'unclear' })).toEqual(['Storno-Bon: unklar, ob gedruckt']);
    expect(alarms({ kind: 'change', state: 'failed', reason: 'x' })).toEqual([
      'Änderungsbon nicht gedruckt: x',
    ]);
    expect(alarms({ kind: 'change', state: 'expired', reason: 'x' })).toEqual([]);
    expect(printSummary([job({ state: 'printed' }), job({ id: 2, kind: 'change', state: 'expired' })])).toBe(
      'printed',
    );
  });

  it('a change ticket settles no whole ticket before it, a whole one settles both', () => {
    const jobs = [job({ state: 'unclear' }), job({ id: 2, kind: 'change', state: 'printed' })];
    expect(printAlarms(jobs, OPEN, at('11:00:05'))).toEqual(['Küchenbon: unklar, ob gedruckt']);
    expect(printAlarms([...jobs, job({ id: 3, state: 'printed' })], OPEN, at('11:00:05'))).toEqual([]);
    const failed = job({ id: 2, kind: 'change', state: 'failed', reason: 'x' });
    expect(printAlarms([failed, job({ id: 3, state: 'printed' })], OPEN, at('11:00:05'))).toEqual([]);
  });

  it('each layout by its newest job: a second print that worked settles the first one', () => {
    const jobs = [
      job({ id: 3, state: 'printed' }),
      job({ id: 1, state: 'failed', reason: 'x' }),
      job({ id: 2, layout: 'receipt', state: 'failed', reason: 'y' }),
    ];
    expect(printAlarms(jobs, OPEN, at('11:00:05'))).toEqual(['Beleg nicht gedruckt: y']);
    expect(printSummary(jobs)).toBe('failed');
  });

  it('each station by its own newest job, and by its name', () => {
    const ofBar = job({ id: 1, stationName: 'Schank', state: 'failed', reason: 'x' });
    expect(printAlarms([ofBar, job({ id: 2, state: 'printed' })], OPEN, at('11:00:05'))).toEqual([
      'Küchenbon „Schank“ nicht gedruckt: x',
    ]);
    const again = job({ id: 3, stationName: 'Schank', state: 'printed' });
    expect(printAlarms([ofBar, again], OPEN, at('11:00:05'))).toEqual([]);
  });

  it('and the details say why a job ended', () => {
    expect(jobText(job({ state: 'expired', reason: 'Die Bestellung ist schon abgeschlossen' }))).toBe(
      'Nicht gedruckt: Die Bestellung ist schon abgeschlossen',
    );
    expect(printSummary([job({ state: 'expired' })])).toBe('expired');
  });
});
