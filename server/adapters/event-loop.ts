import { setImmediate } from 'node:timers/promises';
import type { Turns } from '#domain/time/breath.ts';

/** The event loop of this process: requests are answered on it, and the embedded database works on it. */
export const eventLoop: Turns = { now: () => performance.now(), next: () => setImmediate() };
