import { addressLine } from '#domain/contact/address.ts';
import { legalPath, legalTextOf } from '#domain/shop/legal.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { LANGUAGE, languageBase } from '#domain/text/language.ts';
import { phoneHref } from '#web/lib/format.ts';
import * as texts from './texts.ts';

/** What guests see while the shop is being set up: rendered once, without a script (R198). */
export function OpeningPage({ shop }: { shop: Shop }) {
  const { config, branches } = shop;
  const base = languageBase(LANGUAGE);
  const legal = [
    { name: 'imprint', label: texts.imprint },
    { name: 'privacy', label: texts.privacyPolicy },
  ] as const;
  return (
    <main className="page-width flex min-h-dvh flex-col items-center justify-center gap-6 py-16 text-center">
      <p className="font-semibold text-muted">{config.shopName}</p>
      <h1 className="font-display text-4xl">{texts.title}</h1>
      <p className="max-w-prose text-lg">{texts.text}</p>
      <ul className="flex flex-col gap-4">
        {branches.map(({ id, name, phone, ...address }) => (
          <li key={id}>
            <p className="font-semibold">{name}</p>
            <p>{addressLine(address)}</p>
            {phone && (
              <a className="inline-flex min-h-11 items-center underline" href={phoneHref(phone)}>
                {phone}
              </a>
            )}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap justify-center gap-6 text-sm">
        {legal
          .filter(({ name }) => legalTextOf(config, name) !== '')
          .map(({ name, label }) => (
            <li key={name}>
              <a className="inline-flex min-h-11 items-center underline" href={base + legalPath(name)}>
                {label}
              </a>
            </li>
          ))}
      </ul>
    </main>
  );
}
