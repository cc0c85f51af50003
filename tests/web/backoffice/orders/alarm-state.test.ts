import { describe, expect, it } from 'vitest';
import { isRinging, MUTE_MINUTES, muteFor } from '#web/backoffice/orders/frame/alarm-state.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const LATER = NOW + MUTE_MINUTES * 60_000;

describe('the alarm of the order board', () => {
  it('rings while an order waits, and only then', () => {
    expect(isRinging([1], null, NOW)).toBe(true);
    expect(isRinging([], null, NOW)).toBe(false);
  });

  it('is silent for muted orders, but only for a few minutes', () => {
    const mute = muteFor([1, 2], NOW);
    expect(isRinging([1, 2], mute, LATER - 1)).toBe(false);
    expect(isRinging([1, 2], mute, LATER)).toBe(true);
  });

  it('rings for a new order although the others are muted', () => {
    expect(isRinging([1, 3], muteFor([1], NOW), NOW + 1_000)).toBe(true);
  });
});
