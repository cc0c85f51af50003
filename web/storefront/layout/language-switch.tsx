import { useLocation } from 'react-router-dom';
import { addressIn, LANGUAGE } from '#domain/text/language.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useShop } from '#web/lib/shop.tsx';
import { pageOf } from '../pages.ts';
import * as texts from './texts.ts';

const OTHER = LANGUAGE === 'en' ? 'de' : 'en';
/** A link to the same page in the other language; the cart and all choices are the browser's, and stay. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { shop, content } = useShop();
  const { config } = shop;
  const { pathname, search } = useLocation();
  // The server renders pages for all addresses that show them (kept-address.ts), and writes no secret into a page.
  const isHydrated = useHydrated();
  if (!config.enablePluginEnglish) return null;
  const href = addressIn(OTHER, pathname) + (isHydrated ? search : '');
  const hasOwnAddress = !['status', 'missing'].includes(pageOf(pathname, { shop, content }).kind);
  return (
    <a
      {...(isHydrated || hasOwnAddress ? { href } : {})}
      hrefLang={OTHER}
      lang={OTHER}
      className={`inline-flex items-center underline-offset-4 hover:underline ${className}`}
    >
      {texts.otherLanguage}
    </a>
  );
}

/** The same as a landmark of its own: it does not belong to its neighbours. */
export function LanguageChoice({ className }: { className: string }) {
  const { config } = useShop().shop;
  if (!config.enablePluginEnglish) return null;
  return (
    <nav aria-label={texts.language} className="flex shrink-0">
      <LanguageSwitch className={className} />
    </nav>
  );
}
