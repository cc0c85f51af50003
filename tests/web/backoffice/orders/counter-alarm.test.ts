import { describe, expect, it } from 'vitest';
import {
  type BranchFault,
  faultKey,
  ringingFaults,
  stillUnderstood,
} from '#web/backoffice/orders/counter/counter-alarm.ts';
import { faultWords } from '#web/backoffice/orders/counter/fault-words.ts';

const NOW = new Date('2026-06-01T16:05:00Z');
const SINCE = '2026-06-01T16:00:00.000Z';
const ZONE = 'Europe/Vienna';

const fault = (change: Partial<BranchFault> = {}): BranchFault => ({
  branch: 1,
  kind: 'printer',
  device: { id: 3, name: 'Kassen-PC' },
  printer: 'Küche',
  health: 'no-paper',
  slips: null,
  since: SINCE,
  isLoud: true,
  ...change,
});

describe('R260 a fault rings on a screen', () => {
  it('until somebody has understood', () => {
    expect(ringingFaults([fault()], new Set(), NOW)).toEqual([fault()]);
    expect(ringingFaults([fault()], new Set([faultKey(fault())]), NOW)).toEqual([]);
  });

  it.each<[string, Partial<BranchFault>]>([
    ['another printer', { printer: 'Theke' }],
    ['another device', { device: { id: 4, name: 'Kassen-PC' } }],
    ['another branch', { branch: 2 }],
    ['slips of a station', { slips: { layout: 'kitchen', station: 'Schank' } }],
    ['the same once it has come back', { since: '2026-06-01T16:03:00.000Z' }],
  ])('again for %s', (_name, change) => {
    const understood = new Set([faultKey(fault())]);
    expect(ringingFaults([fault(), fault(change)], understood, NOW)).toEqual([fault(change)]);
  });

  it('once for slips that nobody prints, until they were printed', () => {
    const slips = { layout: 'kitchen', station: null } as const;
    const unprinted = fault({ kind: 'unprinted', device: null, printer: null, health: null, slips });
    const later = { ...unprinted, since: '2026-06-01T16:04:00.000Z' };
    const understood = new Set([faultKey(unprinted), faultKey(fault())]);
    expect(ringingFaults([later], understood, NOW)).toEqual([]);
    expect(stillUnderstood(understood, [later])).toBe(understood);
    const after = stillUnderstood(understood, []);
    expect(ringingFaults([later, fault()], after, NOW)).toEqual([later]);
  });

  it('not again because it turned out worse', () => {
    const understood = new Set([faultKey(fault())]);
    expect(ringingFaults([fault({ health: 'unreachable' })], understood, NOW)).toEqual([]);
  });
});

describe('R260 what staff read', () => {
  it.each<[Partial<BranchFault>, string]>([
    [{}, 'Drucker „Küche“: Papier leer seit 18:00'],
    [{ since: '2026-05-30T16:00:00.000Z' }, 'Drucker „Küche“: Papier leer seit 30.05.2026, 18:00'],
    [
      { kind: 'device-away' },
      '„Kassen-PC“ hat sich zuletzt um 18:00 gemeldet: Dort wird nichts gedruckt. Bitte Computer und Internet prüfen!',
    ],
    [
      { kind: 'no-device', device: null },
      'Kein Gerät zeigt oder druckt Bestellungen, das letzte hat sich um 18:00 gemeldet. Bitte Computer und Internet prüfen!',
    ],
    [
      { kind: 'unprinted', device: null, slips: { layout: 'kitchen', station: null } },
      'Seit 18:00 druckt niemand Küchenbons. Bitte Computer und Drucker prüfen!',
    ],
    [
      { kind: 'unprinted', device: null, slips: { layout: 'label', station: 'Schank' } },
      'Seit 18:00 druckt niemand Etiketten „Schank“. Bitte Computer und Drucker prüfen!',
    ],
    [{ kind: 'paper-low', since: null }, 'Papier geht zu Ende: Küche'],
    [{ kind: 'clock', since: null }, 'Die Uhr von „Kassen-PC“ geht falsch. Bitte am Gerät richtig stellen.'],
  ])('of %o', (change, words) => {
    expect(faultWords(fault(change), NOW, ZONE)).toBe(words);
  });
});
