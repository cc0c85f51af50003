import { cleanEmail, isEmail } from '#domain/contact/email.ts';
import { cleanPhone, isPhone } from '#domain/contact/phone.ts';
import type { Fault } from '#domain/errors.ts';

/** What a branch does about orders that nobody answers (R271). Only staff may know it. */
export interface EscalationSettings {
  /** Minutes of ringing until its contacts are told; 0 = never. */
  escalationMinutes: number;
  /** E-mail addresses and phone numbers as typed, one per line. */
  escalationContacts: string;
  /** Minutes of ringing until such an order is rejected; 0 = never. */
  rejectMinutes: number;
}

export type Contact = { kind: 'mail' | 'sms'; to: string };

/** Each costs an SMS for every order that waits. */
const MOST_CONTACTS = 10;

/** Whom to tell, each once; lines that are neither address nor number are left out. */
export function contactsOf(lines: string): Contact[] {
  const contacts = linesOf(lines)
    .map(contactOf)
    .filter((contact) => contact !== null);
  // No mail server tells two people apart by capital letters.
  const keyOf = ({ to }: Contact) => to.toLowerCase();
  return contacts.filter(
    (contact, index) => contacts.findIndex((other) => keyOf(other) === keyOf(contact)) === index,
  );
}

/** What keeps the settings from working, at the field that has to change. */
export function escalationFaults(settings: EscalationSettings): Fault[] {
  const { escalationMinutes, escalationContacts, rejectMinutes } = settings;
  const lines = linesOf(escalationContacts);
  const wrong = lines.find((line) => contactOf(line) === null);
  const field = 'escalationContacts';
  const faults: Fault[] = [];
  if (wrong !== undefined) faults.push({ code: 'contact-invalid', field, params: { name: wrong } });
  else if (lines.length > MOST_CONTACTS)
    faults.push({ code: 'too-many-contacts', field, params: { maximum: MOST_CONTACTS } });
  else if (lines.length === 0 && escalationMinutes > 0) faults.push({ code: 'contacts-missing', field });
  if (rejectMinutes > 0 && rejectMinutes <= escalationMinutes)
    faults.push({
      code: 'rejects-before-alarm',
      field: 'rejectMinutes',
      params: { minutes: escalationMinutes },
    });
  return faults;
}

function linesOf(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function contactOf(line: string): Contact | null {
  if (isPhone(line)) return { kind: 'sms', to: cleanPhone(line) };
  const address = cleanEmail(line);
  return isEmail(address) ? { kind: 'mail', to: address } : null;
}
