import { describe, expect, it } from 'vitest';
import type { KitchenContent } from '#domain/devices/kitchen-content.ts';
import {
  chosenPlaces,
  needsChangeTicket,
  needsVoidTicket,
  type PaperFacts,
  slipOf,
} from '#domain/devices/paper.ts';

const says = (comment: string, isVoid = false): KitchenContent => ({
  ...{ isVoid, appointment: null, table: null, items: [] },
  comment,
});
const now = (comment: string, isVoid = false) => ({
  isVoid,
  content: says(comment, isVoid),
  fingerprint: `${comment} ${isVoid}`,
  isEmpty: false,
});
/** A kitchen ticket that device 1 was handed in this form; null = no device has had it. */
const job = (id: number, handed: string | null, change: Partial<PaperFacts> = {}): PaperFacts => ({
  ...{ id, layout: 'kitchen', kind: 'normal', station: null, isRequested: false },
  state: handed === null ? 'waiting' : 'claimed',
  device: handed === null ? null : 1,
  content: handed === null ? null : says(handed),
  fingerprint: handed === null ? null : `${handed} false`,
  ...change,
});
const printed = { state: 'printed' } as const;
const again = (id: number) => job(id, null, { isRequested: true, state: 'claimed', device: 1 });

describe('R116 DUPLIKAT', () => {
  it.each<[string, PaperFacts[], boolean]>([
    ['no other paper', [], false],
    ['it came out', [job(1, 'A', printed)], true],
    ['it may have', [job(1, 'A', { state: 'unclear' })], true],
    ['the device prints it first', [job(1, 'A')], true],
    ['it never got a device', [job(1, null)], false],
    ['no device was able to', [job(1, null, { state: 'failed', device: 1 })], false],
    ['it ended', [job(1, 'A', { state: 'expired' })], false],
    ['it said something else', [job(1, 'B', printed)], false],
    ['it came out before anybody kept what it said', [job(1, 'A', { ...printed, fingerprint: null })], true],
    ['another layout', [job(1, 'A', { ...printed, layout: 'receipt' })], false],
    ['another kind', [job(1, 'A', { ...printed, kind: 'change' })], false],
    ['a later one waits behind it', [job(9, 'A')], false],
    ['a later one came out', [job(9, 'A', printed)], true],
  ])('%s', (_, others, isDuplicate) => {
    expect(slipOf(again(5), [again(5), ...others], now('A')).isDuplicate).toBe(isDuplicate);
  });

  it('paper that says something else is replaced', () => {
    expect(slipOf(again(5), [job(1, 'B', printed)], now('A')).isReplacement).toBe(true);
    expect(slipOf(again(5), [job(1, 'A', printed)], now('A')).isReplacement).toBe(false);
    expect(slipOf(again(5), [job(1, 'B', { state: 'failed' })], now('A')).isReplacement).toBe(false);
  });
});

describe('R254 a void ticket', () => {
  const ticket = job(2, null, { kind: 'void', state: 'claimed', device: 1 });

  it.each<[string, PaperFacts[], boolean]>([
    ['no ticket', [], false],
    ['no device has the ticket', [job(1, null)], false],
    ['a device has it', [job(1, 'A')], true],
    ['it is out', [job(1, 'A', printed)], true],
    ['it may be', [job(1, 'A', { state: 'unclear' })], true],
    ['it failed', [job(1, 'A', { state: 'failed' })], false],
    ['it ended', [job(1, 'A', { state: 'expired' })], false],
    ['only the receipt is out', [job(1, 'A', { ...printed, layout: 'receipt' })], false],
    ['it came out as void', [job(1, 'A', { ...printed, content: says('A', true) })], false],
  ])('is needed: %s', (_, jobs, isNeeded) => {
    expect(needsVoidTicket(jobs, null)).toBe(isNeeded);
    expect(slipOf(ticket, [...jobs, ticket], now('A', true)).end === null).toBe(isNeeded);
  });

  it('is made once', () => {
    expect(needsVoidTicket([job(1, 'A', printed), { ...ticket, ...printed }], null)).toBe(false);
  });

  it('of the ticket itself: a device that holds it back prints it as void, one that comes new does not', () => {
    expect(slipOf(job(1, 'A'), [job(1, 'A'), ticket], now('A', true)).end).toBeNull();
    expect(slipOf(job(1, null, { device: 1 }), [], now('A', true)).end).toBe('canceled');
    const elsewhere = { ...ticket, device: 2 };
    expect(slipOf(job(1, 'A'), [job(1, 'A'), elsewhere], now('A', true)).end).toBe('told');
    expect(slipOf(job(1, 'A'), [job(1, 'A'), { ...ticket, ...printed }], now('A', true)).end).toBe('told');
  });

  it('whoever asks for paper of a void order gets it', () => {
    expect(slipOf(again(5), [job(1, 'A', printed)], now('A', true))).toMatchObject({
      end: null,
      isReplacement: false,
    });
  });
});

describe('R254 a change ticket', () => {
  const change = job(2, null, { kind: 'change', state: 'claimed', device: 1 });
  const commentOf = (jobs: PaperFacts[], said: string) =>
    slipOf(change, [...jobs, change], now(said)).change?.comment ?? null;

  it.each<[string, PaperFacts[], boolean]>([
    ['no ticket', [], false],
    ['the ticket waits and will say it', [job(1, null)], false],
    ['it is out', [job(1, 'A', printed)], true],
    ['it is out and says it', [job(1, 'B', printed)], false],
    ['a device has it', [job(1, 'A')], true],
    ['a device is being handed it', [job(1, null, { state: 'claimed', device: 1 })], true],
    ['it failed', [job(1, 'A', { state: 'failed' })], false],
    ['a change ticket waits', [job(1, 'A', printed), job(2, null, { kind: 'change' })], false],
    ['a device has one', [job(1, 'A', printed), job(2, 'C', { kind: 'change' })], true],
    ['it is out since', [job(1, 'A', printed), job(2, 'B', { ...printed, kind: 'change' })], false],
  ])('is needed: %s', (_, jobs, isNeeded) => {
    expect(needsChangeTicket(jobs, null, says('B'))).toBe(isNeeded);
    expect(needsChangeTicket(jobs, null, says('B', true))).toBe(false);
  });

  it('compares with the last paper, by the time it prints', () => {
    expect(commentOf([job(1, 'A', printed)], 'C')).toEqual({ before: 'A', now: 'C' });
    const second = job(1.5, 'B', { ...printed, kind: 'change' });
    expect(commentOf([job(1, 'A', printed), second], 'C')).toEqual({ before: 'B', now: 'C' });
    expect(commentOf([job(1, 'A', printed), job(3, 'C', printed)], 'C')).toBeNull();
  });

  it('prints nothing if the cook knows, or need not know', () => {
    expect(slipOf(change, [job(1, 'A', printed), change], now('A')).end).toBe('told');
    expect(slipOf(change, [job(1, 'A', printed), change], now('B', true)).end).toBe('canceled');
    expect(slipOf(change, [change], now('B')).end).toBe('told');
  });
});

describe('R261 slips of stations', () => {
  const ofBar = (id: number, handed: string | null, change: Partial<PaperFacts> = {}) =>
    job(id, handed, { station: 7, ...change });

  it.each<[string, PaperFacts[], boolean]>([
    ['its own', [ofBar(1, 'A', printed)], true],
    ['its own, when it had labels', [ofBar(1, 'A', { ...printed, layout: 'label' })], true],
    ['that of the kitchen', [job(1, 'A', printed)], false],
    ['that of another station', [ofBar(1, 'A', { ...printed, station: 8 })], false],
  ])('a second one is a duplicate of %s: %s', (_, jobs, isDuplicate) => {
    expect(slipOf(ofBar(5, null, { isRequested: true }), jobs, now('A')).isDuplicate).toBe(isDuplicate);
  });

  it('void and change tickets go where the paper is', () => {
    const jobs = [job(1, 'A', printed), ofBar(2, 'A', { state: 'expired' })];
    expect([null, 7].map((station) => needsVoidTicket(jobs, station))).toEqual([true, false]);
    expect([null, 7].map((station) => needsChangeTicket(jobs, station, says('B')))).toEqual([true, false]);
  });

  it('one that has nothing left to say is not printed, but one that replaces paper is', () => {
    const nothing = { ...now('A'), isEmpty: true };
    expect(slipOf(ofBar(2, null), [job(1, 'A', printed)], nothing).end).toBe('empty');
    expect(slipOf(ofBar(2, null), [ofBar(1, 'B', printed)], nothing).end).toBeNull();
  });

  it('are chosen in the order of their jobs, without receipts and what has ended', () => {
    const jobs = [
      ofBar(3, null),
      job(2, 'A', printed),
      ofBar(1, null, { station: 8, state: 'expired' }),
      job(4, null, { layout: 'receipt' }),
      ofBar(5, null, { kind: 'void' }),
    ];
    expect(chosenPlaces(jobs)).toEqual([null, 7]);
    expect(chosenPlaces(jobs, true)).toEqual([8, null, 7]);
  });
});
