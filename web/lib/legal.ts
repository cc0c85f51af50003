import type { Config } from '#domain/shop.ts';

export type LegalName = 'terms-and-conditions' | 'privacy' | 'imprint' | 'allergens';

/** A text that the law asks for: shown on a page of the shop when a text is configured, else at an external address. */
export interface LegalText {
  name: LegalName;
  title: string;
  /** Where the footer links to; null when neither text nor address is set. */
  href: string | null;
  isExternal: boolean;
  text: string;
}

const PARTS: readonly {
  name: LegalName;
  title: string;
  key: 'termsAndConditions' | 'privacyPolicy' | 'imprint' | 'allergens';
}[] = [
  { name: 'terms-and-conditions', title: 'AGB', key: 'termsAndConditions' },
  { name: 'privacy', title: 'Datenschutz', key: 'privacyPolicy' },
  { name: 'imprint', title: 'Impressum', key: 'imprint' },
  { name: 'allergens', title: 'Allergene', key: 'allergens' },
];

/** The four texts in the order of the footer. */
export function legalTexts(config: Config): LegalText[] {
  return PARTS.map(({ name, title, key }) => {
    const text = config[`${key}Text`].trim();
    const address = config[key].trim();
    if (text !== '') return { name, title, href: `/site/${name}`, isExternal: false, text };
    return { name, title, href: /^https?:\/\//.test(address) ? address : null, isExternal: true, text: '' };
  });
}

export function legalText(config: Config, name: LegalName): LegalText | null {
  return legalTexts(config).find((entry) => entry.name === name) ?? null;
}
