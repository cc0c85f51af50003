import { setImmediate } from 'node:timers/promises';
import type { Turns } from '#domain/breath.ts';

/** The event loop of this process, on which the embedded database works. */
export const TURNS: Turns = { now: () => performance.now(), next: () => setImmediate() };
