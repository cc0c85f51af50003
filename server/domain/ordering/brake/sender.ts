import { connectionOf } from '#domain/access/client-address.ts';
import type { Country } from '#domain/contact/country.ts';
import { cleanEmail } from '#domain/contact/email.ts';
import { cleanPhone, formatPhone, suggestedPhone } from '#domain/contact/phone.ts';

/** What an order tells of the one who sent it. */
export interface SenderFacts {
  email: string;
  phone: string;
  country: Country;
  /** Of the client; null where nobody counts by it. */
  address: string | null;
}

/** By what a sender is known again (R340); null = they gave none. Never stored as it is: only its fingerprint. */
export interface SenderKeys {
  email: string | null;
  phone: string | null;
  address: string | null;
}

/** Providers at which dots in the name do not count, with the domain that all their names share. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** What variants of one sender have in common (R340). */
export function senderKeys({ email, phone, country, address }: SenderFacts): SenderKeys {
  return {
    email: mailboxOf(email),
    phone: phone.trim() === '' ? null : (suggestedPhone(phone, country) ?? cleanPhone(phone)) || null,
    address: address === null ? null : connectionOf(address),
  };
}

/** The mailbox behind an address: case, tags after a plus and the dots of some providers make no other one. */
function mailboxOf(email: string): string | null {
  const address = cleanEmail(email).toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return null;
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const shared = DOTLESS[domain];
  return shared ? `${name.replaceAll('.', '')}@${shared}` : `${name}@${domain}`;
}

/** One line of a cart, as far as it tells carts apart. */
interface CartLine {
  product: { id: number };
  amount: number;
  unit: string;
  parts: readonly unknown[];
}

/** What equal carts have in common, in whatever order they were filled. */
export function cartKey(items: readonly CartLine[]): string {
  return JSON.stringify(
    items.map(({ product, amount, unit, parts }) => JSON.stringify([product.id, amount, unit, parts])).sort(),
  );
}

/** An address on a screen that others see as well: 'm…@example.at'. */
export function maskedEmail(email: string): string {
  const [, first = '', domain = ''] = /^(.).*(@[^@]*)$/.exec(cleanEmail(email)) ?? [];
  return domain === '' ? '' : `${first}…${domain}`;
}

/** A number on such a screen: '+43 664 …67'. */
export function maskedPhone(phone: string): string {
  const text = formatPhone(cleanPhone(phone));
  if (text.length < 8) return '';
  const space = text.lastIndexOf(' ');
  return `${text.slice(0, Math.min(space < 0 ? 3 : space + 1, text.length - 4))}…${text.slice(-2)}`;
}
