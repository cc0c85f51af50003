import { nobody, others } from './held-texts.ts';

const SHOWN = 2;

/** The masked contacts of a sender, the first ones by name. */
export function senderWords(contacts: readonly string[]): string {
  const shown = contacts.slice(0, SHOWN).join(', ');
  const count = contacts.length - SHOWN;
  return shown === '' ? nobody : count > 0 ? others({ shown, count }) : shown;
}
