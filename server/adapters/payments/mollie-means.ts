import { z } from 'zod';
import type { Language } from '#domain/text/language.ts';
import type { ToldMeans } from '#use-cases/payments/payment-provider.ts';
import { fetchOut } from '../outbound.ts';
import { isOwnAddress } from './pay-address.ts';
import type { Ask } from './provider-api.ts';

/** All pictures of an account have this long (milliseconds). */
const PICTURES_MS = 8_000;
/** So many pictures are fetched at once. */
const AT_ONCE = 4;
/** Mollie has some thirty methods; nobody offers more. */
const MOST = 60;

const address = z.string().max(500).nullish();
const methodsSchema = z.object({
  _embedded: z.object({
    methods: z
      .array(
        z.object({
          id: z.string().min(1).max(60),
          description: z.string().max(500),
          image: z.object({ svg: address, size2x: address }).nullish(),
        }),
      )
      .max(MOST),
  }),
});

/** The locale in which Mollie speaks to a guest. */
export function localeOf(language: Language, currency: string): string {
  return language === 'en' ? 'en_GB' : currency === 'CHF' ? 'de_CH' : 'de_DE';
}

/**
 * The methods that are enabled for the key and take the currency, named in German and English, with their pictures. Throws
 * ProviderFault; a picture that does not come is missing.
 */
export async function fetchMeans(ask: Ask, baseUrl: string, currency: string): Promise<ToldMeans[]> {
  const german = await methods(ask, 'de', currency);
  const english = await methods(ask, 'en', currency);
  const deadline = AbortSignal.timeout(PICTURES_MS);
  const told: ToldMeans[] = [];
  for (let from = 0; from < german.length; from += AT_ONCE)
    told.push(
      ...(await Promise.all(
        german.slice(from, from + AT_ONCE).map(async ({ id, description, image }) => ({
          id,
          names: { de: description, en: english.find((one) => one.id === id)?.description ?? '' },
          // Mollie recommends the drawing; the other one has 64 by 48 dots.
          picture: await firstPicture([image?.svg, image?.size2x], baseUrl, deadline),
        })),
      )),
    );
  return told;
}

async function methods(ask: Ask, language: Language, currency: string) {
  const query = new URLSearchParams({
    locale: localeOf(language, currency),
    resource: 'payments',
    // Without an amount, methods of other currencies are among them; some begin or end at an amount, and this is a meal.
    'amount[value]': '20.00',
    'amount[currency]': currency,
    // Mollie's page shows them where the guest's device has them.
    includeWallets: 'applepay,googlepay',
  });
  const { _embedded } = await ask({ method: 'GET', path: `/v2/methods?${query}`, schema: methodsSchema });
  return _embedded.methods;
}

async function firstPicture(
  addresses: readonly (string | null | undefined)[],
  baseUrl: string,
  deadline: AbortSignal,
): Promise<Uint8Array | null> {
  for (const url of addresses) {
    if (!url || !isOwnAddress(url, /(^|\.)mollie\.com$/, baseUrl)) continue;
    const headers = { Accept: 'image/*', 'User-Agent': 'Theke' };
    const answer = await fetchOut({ url, method: 'GET', headers, deadline }).catch(() => null);
    if (answer?.status === 200 && answer.bytes.length > 0) return answer.bytes;
  }
  return null;
}
