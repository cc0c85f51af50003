import { describe, expect, it } from 'vitest';
import {
  type ProofFacts,
  type ProofJob,
  type ProofState,
  type ProofStep,
  proofOf,
} from '#domain/devices/order-proof.ts';

const at = (time: string) => `2026-11-24T${time}:00.000Z`;
const DEVICE = { actor: 'Kassen-PC', userId: null, deviceId: 1 };
const PERSON = { actor: 'Eva Employee', userId: 7, deviceId: null };
const GUEST = { actor: 'Kunde', userId: null, deviceId: null };
const PLACED = { event: 'placed', at: at('11:00'), ...GUEST };
const CONFIRMED = { event: 'confirmed', at: at('11:05'), ...PERSON };

const job = (change: Partial<ProofJob> = {}): ProofJob => ({
  layout: 'kitchen',
  state: 'printed',
  printer: 'Küche',
  device: { id: 1, name: 'Kassen-PC' },
  claimedAt: at('11:06'),
  printedAt: at('11:07'),
  ...change,
});

interface Change extends Partial<Omit<ProofFacts, 'order'>> {
  order?: Partial<ProofFacts['order']>;
}
function proof({ order = {}, sightings = [], jobs = [] }: Change = {}) {
  const steps = proofOf({
    order: { state: 'awaiting', paymentState: 'none', history: [PLACED], ...order },
    sightings,
    jobs,
  });
  return {
    states: Object.fromEntries(steps.map(({ step, state }) => [step, state])) as Record<
      ProofStep,
      ProofState
    >,
    marks: (step: ProofStep) => steps.find((one) => one.step === step)?.marks,
  };
}
const accepted = { state: 'confirmed', history: [PLACED, CONFIRMED] } as const;

describe('R270 the proof of an order', () => {
  it('names every step with its times and whose hand it was', () => {
    const paid = { event: 'paid', at: at('11:01'), actor: 'System', userId: null, deviceId: null };
    const { states, marks } = proof({
      order: { state: 'confirmed', paymentState: 'paid', history: [PLACED, paid, CONFIRMED] },
      sightings: [{ at: at('11:02'), ...DEVICE }],
      jobs: [job()],
    });
    expect(states).toEqual({
      received: 'done',
      paid: 'done',
      seen: 'done',
      accepted: 'done',
      printed: 'done',
    });
    expect(marks('received')).toEqual([{ at: at('11:00'), ...GUEST, layout: null, printer: null }]);
    expect(marks('paid')).toMatchObject([{ at: at('11:01'), actor: 'System' }]);
    expect(marks('seen')).toEqual([
      { at: at('11:02'), ...DEVICE, layout: null, printer: null },
      { at: at('11:06'), ...DEVICE, layout: 'kitchen', printer: null },
    ]);
    expect(marks('accepted')).toMatchObject([{ at: at('11:05'), ...PERSON }]);
    expect(marks('printed')).toEqual([{ at: at('11:07'), ...DEVICE, layout: 'kitchen', printer: 'Küche' }]);
  });

  it('a new order is still to be seen, accepted and printed; what is paid on the spot needs no payment', () => {
    expect(proof().states).toEqual({
      received: 'done',
      paid: 'none',
      seen: 'open',
      accepted: 'open',
      printed: 'open',
    });
    expect(proof({ order: { paymentState: 'open' } }).states.paid).toBe('open');
  });

  it.each([
    ['waiting', 'open'],
    ['claimed', 'open'],
    ['failed', 'open'],
    ['unclear', 'open'],
    ['printed', 'done'],
    ['expired', 'none'],
  ] as const)('paper of an accepted order whose job is %s is %s', (state, expected) => {
    const jobs = [job({ state, printedAt: state === 'printed' ? at('11:07') : null })];
    expect(proof({ order: accepted, jobs }).states.printed).toBe(expected);
  });

  it('is not done while one of two slips is missing', () => {
    const jobs = [job(), job({ layout: 'receipt', state: 'waiting', claimedAt: null, printedAt: null })];
    expect(proof({ order: accepted, jobs }).states.printed).toBe('open');
  });

  it('a branch without printers misses no paper once the order is accepted', () => {
    expect(proof({ order: accepted }).states.printed).toBe('none');
  });

  it('nothing is to come any more for an order that has ended', () => {
    const { states } = proof({
      order: { state: 'rejected', paymentState: 'open' },
      jobs: [job({ state: 'failed', printedAt: null, claimedAt: null })],
    });
    expect(states).toEqual({
      received: 'done',
      paid: 'none',
      seen: 'none',
      accepted: 'none',
      printed: 'none',
    });
  });

  it('a guest who accepts a proposal accepts the order', () => {
    const agreed = { event: 'counter-appointment-accepted', at: at('11:09'), ...GUEST };
    expect(
      proof({ order: { state: 'confirmed', history: [PLACED, agreed] } }).marks('accepted'),
    ).toMatchObject([{ at: at('11:09'), actor: 'Kunde' }]);
  });
});
