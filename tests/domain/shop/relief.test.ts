import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUSY_STEPS,
  busyState,
  NO_RELIEF,
  PAUSE_LENGTHS,
  type ReliefCommand,
  relieved,
  servicePause,
} from '#domain/shop/relief.ts';
import { introMessage, isOrderableNow, nextOrderable, pausedUntil, SERVICES } from '#domain/shop/service.ts';
import { branch, hours } from '#tests/factories.ts';

const ZONE = 'Europe/Vienna';
const NOW = new Date('2026-06-01T12:00:20+02:00');
const at = (time: string) => new Date(`2026-06-01T${time}:00+02:00`);
const pause = (...services: readonly (typeof SERVICES)[number][]): ReliefCommand => ({
  type: 'pause',
  services,
  length: '30',
});

describe('R170 a pause', () => {
  it.each([
    ['15', at('12:16')],
    ['30', at('12:31')],
    ['60', at('13:01')],
    ['tomorrow', new Date('2026-06-02T00:00:00+02:00')],
  ] as const)('of %s ends by itself', (length, end) => {
    const relief = relieved(NO_RELIEF, { type: 'pause', services: ['delivery'], length }, NOW, ZONE);
    expect(servicePause(relief, 'delivery', NOW)).toEqual(end);
    expect(servicePause(relief, 'takeaway', NOW)).toBeNull();
    expect(servicePause(relief, 'delivery', end)).toBeNull();
  });

  it('refuses only its service, and the branch as a whole once all that it offers are paused', () => {
    const relief = relieved(NO_RELIEF, pause('takeaway'), NOW, ZONE);
    const open = { openingHours: [hours({ from: '10:00', to: '20:00' })], relief };
    expect(isOrderableNow(branch(open), 'takeaway', NOW)).toBe(false);
    expect(nextOrderable(branch(open), 'takeaway', NOW)).toEqual(at('12:31'));
    expect(isOrderableNow(branch(open), 'delivery', NOW)).toBe(true);
    expect(pausedUntil(branch(open), null, NOW)).toBeNull();
    expect(introMessage(branch(open), NOW)).toMatchObject({
      code: 'service-paused',
      services: ['takeaway'],
      until: at('12:31'),
      alternatives: ['delivery', 'dineIn'],
    });
    const alone = branch({ ...open, isDeliveryEnabled: false, isDineInEnabled: false });
    expect(pausedUntil(alone, null, NOW)).toEqual(at('12:31'));
    expect(introMessage(alone, NOW)).toMatchObject({ code: 'paused', until: at('12:31') });
  });

  it('does not shorten the time before the shop opens at all', () => {
    const relief = relieved(NO_RELIEF, pause('takeaway'), NOW, ZONE);
    const later = branch({ relief, orderableFrom: '2026-06-03T10:00:00+02:00' });
    expect(pausedUntil(later, 'takeaway', NOW)).toEqual(new Date('2026-06-03T10:00:00+02:00'));
  });

  it('is nothing on a page that was kept from before', () => {
    const { relief: _none, ...older } = branch({ relief: NO_RELIEF });
    expect(isOrderableNow(older, 'takeaway', NOW)).toBe(isOrderableNow(branch(), 'takeaway', NOW));
  });
});

describe('R171 a rush', () => {
  it.each(BUSY_STEPS)('puts promises off by %i minutes for an hour', (minutes) => {
    const relief = relieved(NO_RELIEF, { type: 'busy', minutes }, NOW, ZONE);
    expect(busyState(relief, NOW)).toEqual({ minutes, until: at('13:01') });
    expect(busyState(relief, at('13:01'))).toBeNull();
    expect(relieved(relief, { type: 'busy', minutes: 0 }, NOW, ZONE)).toEqual(NO_RELIEF);
  });
});

it('whatever was commanded: resuming everything leaves nothing, and what has ended is cleared', () => {
  const services = fc.subarray([...SERVICES], { minLength: 1 });
  const command: fc.Arbitrary<ReliefCommand> = fc.oneof(
    fc.record({
      type: fc.constant('pause' as const),
      services,
      length: fc.constantFrom(...PAUSE_LENGTHS),
    }),
    fc.record({ type: fc.constant('resume' as const), services }),
    fc.record({ type: fc.constant('busy' as const), minutes: fc.constantFrom(0 as const, ...BUSY_STEPS) }),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 8 }), (commands) => {
      let relief = commands.reduce((state, one) => relieved(state, one, NOW, ZONE), NO_RELIEF);
      const tomorrow = new Date('2026-06-02T00:00:00+02:00');
      expect(relieved(relief, { type: 'resume', services: ['takeaway'] }, tomorrow, ZONE)).toEqual(NO_RELIEF);
      relief = relieved(relief, { type: 'resume', services: SERVICES }, NOW, ZONE);
      expect(relieved(relief, { type: 'busy', minutes: 0 }, NOW, ZONE)).toEqual(NO_RELIEF);
    }),
  );
});
