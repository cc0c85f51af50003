import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BUNDLED_FONTS, type FontVariant, fontKey } from '#domain/media/font.ts';
import type { FontFile, Fonts } from '#use-cases/media-ports.ts';

/** The alphabets of German and its neighbours; the packages hold more. */
const SUBSETS = ['latin-ext', 'latin'] as const;

/** Families with a separate file per weight; all others are one variable font. */
const STATIC_FAMILIES: readonly string[] = ['lato'];

const require = createRequire(import.meta.url);

/** The families that come as packages, read on demand; nothing is ever downloaded. */
export function bundledFonts(): Fonts {
  return {
    families: () => BUNDLED_FONTS,
    files: async ({ family, variants }, variant) => {
      const isOffered = variants.includes(`${variant.weight}${variant.isItalic ? 'i' : ''}`);
      const isBundled = BUNDLED_FONTS.some((bundled) => bundled.family === family);
      return isOffered && isBundled ? readFiles(fontKey(family), variant) : null;
    },
  };
}

async function readFiles(key: string, { weight, isItalic }: FontVariant): Promise<FontFile[]> {
  const isStatic = STATIC_FAMILIES.includes(key);
  const directory = isStatic ? `@fontsource/${key}` : `@fontsource-variable/${key}`;
  const ranges: Record<string, string> = JSON.parse(
    await readFile(require.resolve(`${directory}/unicode.json`), 'utf8'),
  );
  const variant = `${isStatic ? weight : 'wght'}-${isItalic ? 'italic' : 'normal'}`;
  return Promise.all(
    SUBSETS.map(async (subset) => ({
      unicodeRange: ranges[subset] ?? '',
      bytes: await readFile(require.resolve(`${directory}/files/${key}-${subset}-${variant}.woff2`)),
    })),
  );
}
