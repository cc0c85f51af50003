import type { LetterPress } from '#use-cases/message-ports.ts';

/** What mail programs that are older than HTML 5 read a page by. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
/** React asks browsers to load pictures early; in a mail that is an address more. */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/** Letters as HTML through React Email's parts. Loaded with the first letter: until then the server does not need it. */
export function letterPress(): LetterPress {
  return {
    async html(letter, look) {
      const [{ renderToStaticMarkup }, { LetterPage }] = await Promise.all([
        import('react-dom/server'),
        import('./letter-page.tsx'),
      ]);
      return DOCTYPE + renderToStaticMarkup(LetterPage({ letter, look })).replaceAll(PRELOAD, '');
    },
  };
}
