import { useLocation } from 'react-router-dom';
import { addressIn, LANGUAGE } from '#domain/text/language.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useShop } from '#web/lib/shop.tsx';
import * as texts from './texts.ts';

const OTHER = LANGUAGE === 'en' ? 'de' : 'en';

/** A link to the same page in the other language; the cart and all choices are the browser's, and stay. */
export function LanguageSwitch({ className }: { className: string }) {
  const { config } = useShop().shop;
  const { pathname, search } = useLocation();
  // The server renders some pages without what follows the path.
  const query = useHydrated() ? search : '';
  if (!config.enablePluginEnglish) return null;
  return (
    <a href={addressIn(OTHER, pathname) + query} hrefLang={OTHER} lang={OTHER} className={className}>
      {texts.otherLanguage}
    </a>
  );
}
