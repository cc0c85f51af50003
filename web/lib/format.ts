import { addressLine, type PostalAddress } from '#domain/contact/address.ts';
import * as texts from './texts.ts';

/** 'Abholung', 'Abholung und Lieferung', 'a, b und c'. */
export function joinWords(words: readonly string[], last: string = texts.and): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** A telephone number as a link target. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Directions to an address in a maps service; opened only on click. */
export function directionsHref(address: PostalAddress): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(address))}`;
}

/** An address on a map of a maps service; opened only on click. */
export function mapHref(address: PostalAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;
}
