import type { Clock } from '#use-cases/ports.ts';

export const systemClock: Clock = { now: () => new Date() };
