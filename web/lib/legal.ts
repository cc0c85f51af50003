import { isPageLink, LEGAL_SETTINGS, type LegalName, legalPath, legalTextOf } from '#domain/shop/legal.ts';
import type { Config } from '#domain/shop/shop.ts';
import * as texts from './texts.ts';

export type { LegalName } from '#domain/shop/legal.ts';

/** A text required by law: shown on its own page when a text is configured, else where the address of the settings leads. */
export interface LegalText {
  name: LegalName;
  title: string;
  /** The footer's link target; null if neither text nor address is set. */
  href: string | null;
  isExternal: boolean;
  text: string;
}

const PARTS: readonly { name: LegalName; title: string }[] = [
  { name: 'terms-and-conditions', title: texts.terms },
  { name: 'privacy', title: texts.privacy },
  { name: 'imprint', title: texts.imprint },
  { name: 'allergens', title: texts.allergens },
];

/** The four texts in footer order. */
export function legalTexts(config: Config): LegalText[] {
  return PARTS.map(({ name, title }) => {
    const text = legalTextOf(config, name);
    const address = config[LEGAL_SETTINGS[name]].trim();
    const href = isPageLink(address) ? address : null;
    if (text !== '') return { name, title, href: legalPath(name), isExternal: false, text };
    return { name, title, href, isExternal: true, text: '' };
  });
}

export function legalText(config: Config, name: LegalName): LegalText | null {
  return legalTexts(config).find((entry) => entry.name === name) ?? null;
}
