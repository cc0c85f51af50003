import type { Config } from '#domain/shop/shop.ts';
import { LANGUAGE } from '#domain/text/language.ts';

/** The head links that make the page installable; none while the plugin is off. */
export function appLinks({ enablePluginPWA }: Pick<Config, 'enablePluginPWA'>): string[] {
  if (!enablePluginPWA) return [];
  return [
    `<link rel="manifest" href="/manifest.webmanifest${LANGUAGE === 'en' ? '?language=en' : ''}">`,
    '<link rel="apple-touch-icon" href="/app-icon/apple-180.png">',
  ];
}
