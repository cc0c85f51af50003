import type { Config } from './shop.ts';

/** The texts required by law, by the name in their URL, with the setting that holds them. */
export const LEGAL_SETTINGS = {
  'terms-and-conditions': 'termsAndConditions',
  privacy: 'privacyPolicy',
  imprint: 'imprint',
  allergens: 'allergens',
} as const satisfies Record<string, keyof Config>;
export type LegalName = keyof typeof LEGAL_SETTINGS;

type Texts = Pick<Config, `${(typeof LEGAL_SETTINGS)[LegalName]}Text`>;

/** The text that the shop shows on its own page; '' if it has none or only links elsewhere. */
export function legalTextOf(config: Texts, name: LegalName): string {
  return config[`${LEGAL_SETTINGS[name]}Text`].trim();
}

/** Whether a link (isWebLink) leads to something to read: a path of the shop itself, or a page elsewhere. */
export function isPageLink(link: string): boolean {
  return /^(?:\/|https?:)/i.test(link);
}

/** The path of a text's page. */
export function legalPath(name: LegalName): string {
  return `/site/${name}`;
}

/** The paths of all texts that have a page, in the order of the footer. */
export function legalPaths(config: Texts): string[] {
  const names = Object.keys(LEGAL_SETTINGS) as LegalName[];
  return names.filter((name) => legalTextOf(config, name) !== '').map(legalPath);
}
