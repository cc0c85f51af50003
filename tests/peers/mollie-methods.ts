import type { PeerAnswer, PeerContext } from './peer-server.ts';

/** Mollie's Methods API v2 as it is documented: what is enabled for the profile of the key. */

interface Known {
  de: string;
  en: string;
  /** Of its picture here: Mollie's own are not ours to copy. */
  colour: string;
  /** The only currency that it takes; absent: any. */
  currency?: string;
  /** Only listed for who asks for wallets. */
  isWallet?: true;
}

const KNOWN: Readonly<Record<string, Known>> = {
  applepay: { de: 'Apple Pay', en: 'Apple Pay', colour: '#111111', isWallet: true },
  googlepay: { de: 'Google Pay', en: 'Google Pay', colour: '#1a73e8', isWallet: true },
  creditcard: { de: 'Karte', en: 'Card', colour: '#3b4a6b' },
  twint: { de: 'TWINT', en: 'TWINT', colour: '#d50c2d', currency: 'CHF' },
  eps: { de: 'eps', en: 'eps', colour: '#71a52b', currency: 'EUR' },
  paypal: { de: 'PayPal', en: 'PayPal', colour: '#003087' },
  klarna: { de: 'Klarna', en: 'Klarna', colour: '#ffb3c7', currency: 'EUR' },
  banktransfer: { de: 'Überweisung', en: 'Bank transfer', colour: '#6f4e9c', currency: 'EUR' },
  bancontact: { de: 'Bancontact', en: 'Bancontact', colour: '#005498', currency: 'EUR' },
  ideal: { de: 'iDEAL | Wero', en: 'iDEAL | Wero', colour: '#cc0066', currency: 'EUR' },
};

export const MEANS = ['applepay', 'creditcard', 'twint', 'eps', 'paypal'] as const;

/** What is enabled and fits the question; null for one that is not understood. */
export function methodsFor(query: URLSearchParams, { url, means }: PeerContext): object[] | null {
  const locale = query.get('locale') ?? 'en_US';
  const currency = query.get('amount[currency]');
  const wallets = (query.get('includeWallets') ?? '').split(',').filter((name) => name !== '');
  const isUnderstood =
    /^[a-z]{2}_[A-Z]{2}$/.test(locale) &&
    (currency === null) === (query.get('amount[value]') === null) &&
    /^\d+\.\d{2}$/.test(query.get('amount[value]') ?? '0.00') &&
    ['payments', 'orders'].includes(query.get('resource') ?? 'payments') &&
    wallets.every((name) => KNOWN[name]?.isWallet);
  if (!isUnderstood) return null;
  return means().flatMap((id) => {
    const known = KNOWN[id];
    if (!known) throw new Error(`no method ${id}`);
    if (known.isWallet && !wallets.includes(id)) return [];
    if (currency && known.currency && currency !== known.currency) return [];
    const picture = `${url}/external/icons/payment-methods/${id}`;
    return {
      resource: 'method',
      id,
      description: locale.startsWith('de') ? known.de : known.en,
      minimumAmount: { value: '0.01', currency: currency ?? known.currency ?? 'EUR' },
      maximumAmount: null,
      image: { size1x: `${picture}.png`, size2x: `${picture}%402x.png`, svg: `${picture}.svg` },
      status: 'activated',
      _links: { self: { href: `${url}/v2/methods/${id}`, type: 'application/hal+json' } },
    };
  });
}

/** A red dot, for all methods: what matters is that it is another picture than the drawing. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** The picture at an address; null: there is none. */
export function pictureOf(path: string): PeerAnswer | null {
  const [, id = '', form] =
    /^\/external\/icons\/payment-methods\/(\w+?)(\.svg|\.png|%402x\.png)$/.exec(path) ?? [];
  const known = KNOWN[id];
  if (!known) return null;
  if (form !== '.svg') return { status: 200, headers: { 'content-type': 'image/png' }, body: DOT };
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24" viewBox="0 0 32 24">
  <rect width="32" height="24" rx="4" fill="#ffffff"/><rect x="3" y="5" width="26" height="14" rx="3" fill="${known.colour}"/>
  <circle cx="11" cy="12" r="4" fill="#ffffff" fill-opacity=".7"/><circle cx="17" cy="12" r="4" fill="#ffffff" fill-opacity=".4"/></svg>`;
  return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: Buffer.from(drawing) };
}
