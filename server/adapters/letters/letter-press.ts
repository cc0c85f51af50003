import type { LetterPress } from '#use-cases/message-ports.ts';

/** Letters as HTML through React Email. Loaded with the first letter: until then the server does not need it. */
export function letterPress(): LetterPress {
  return {
    async html(letter, look) {
      const [{ render }, { LetterPage }] = await Promise.all([
        import('@react-email/render'),
        import('./letter-page.tsx'),
      ]);
      return render(LetterPage({ letter, look }));
    },
  };
}
