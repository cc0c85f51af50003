import { spelledOut } from './umlauts.ts';

const LONGEST = 80;

/** A name as one word of an address (R192): 'Über uns' -> 'ueber-uns'; '' for a name without Latin letters or digits. */
export function slugOf(name: string): string {
  return spelledOut(name.trim().toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}
