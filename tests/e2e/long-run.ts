import { BOTH, type Device } from './visitor.ts';

/** Whether this is `npm run test:long`; `npm test` leaves out what would take it too long. */
export const IS_LONG = process.env.THEKE_LONG === '1';

/** On a phone in the daily run, as most orders come; on both with `npm run test:long`. */
export const SCREENS_OF_RUN: readonly Device[] = IS_LONG ? BOTH : ['phone'];
