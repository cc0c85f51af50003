import { message } from './message.ts';

/** A record in the log: 'Produkt „Leberkäse“', or 'Produkt 12' without a name. */
export const namedRecord = message('{label} „{name}“');
export const numberedRecord = message('{label} {id}');
export const recordCreated = message('{record} erstellt');
export const recordChanged = message('{record} geändert');
export const recordRestored = message('{record} wiederhergestellt');
export const recordDeleted = message('{record} gelöscht');
/** Some of those that hold a record. */
export const andMore = message('{records} und {count} weitere');
