import { fontFaceCss, fontFamily, fontVariant } from '#domain/media/font.ts';
import type { Deps } from '#use-cases/ports.ts';

export interface FontAddress {
  /** In any spelling that `fontKey` understands. */
  family: string;
  /** '400', '700i'. */
  variant: string;
}

/** The style sheet of one variant with the font itself embedded; null for anything not in the list of GET /fonts (A50). */
export async function readFontCss(
  { fonts }: Pick<Deps, 'fonts'>,
  { family: name, variant: style }: FontAddress,
): Promise<string | null> {
  const family = fontFamily(name, fonts.families());
  const variant = fontVariant(style);
  const files = family && variant && (await fonts.files(family, variant));
  if (!files) return null;
  const parts = files.map(({ unicodeRange, bytes }) => ({
    unicodeRange,
    base64: Buffer.from(bytes).toString('base64'),
  }));
  return fontFaceCss(family.family, variant, parts);
}
