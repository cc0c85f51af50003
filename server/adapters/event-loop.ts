import { setImmediate } from 'node:timers/promises';
import type { Turns } from '#domain/time/breath.ts';

/** The event loop of this process: it answers requests, and the embedded database runs on it. */
export const eventLoop: Turns = { now: () => performance.now(), next: () => setImmediate() };
