import '#web/ui/shop-fonts.css';
import type { CSSProperties } from 'react';
import { contrast, parseColour, type Rgb, shadesOf, WHITE } from '#domain/media/colour.ts';
import type { ImageRef } from '#domain/media/image.ts';
import type { RecordValues } from '#web/backoffice/crud/record.ts';
import { GROUNDS, textFamily, themeProperties } from '#web/lib/theme-style.ts';
import { Picture } from '#web/ui/picture.tsx';
import * as texts from './texts.ts';

/** A preview of colours, font and corners in the shop, as they are typed. */
export function ThemePreview({ values }: { values: RecordValues }) {
  const look = {
    primaryColor: textOf(values.primaryColor),
    secondaryColor: textOf(values.secondaryColor),
    fontFamily: textOf(values.fontFamily),
    borderRadius: textOf(values.borderRadius),
  };
  // The theme's variables resolve at the root of the page: here the shades are used directly.
  const style = {
    ...Object.fromEntries(themeProperties(look)),
    fontFamily: `'${textFamily(look)}', system-ui, sans-serif`,
  } as CSSProperties;
  return (
    <div className="flex flex-col gap-4">
      <section aria-label={texts.shopPreview} className="rounded-card border border-line bg-card p-5">
        <h2 className="font-display text-xl">{texts.preview}</h2>
        <div
          style={style}
          className="mt-4 overflow-hidden rounded-[var(--radius)] border border-line bg-paper text-ink forced-color-adjust-none"
        >
          <div className="flex items-center gap-3 border-line border-b bg-card px-4 py-3">
            {isImage(values.logo) && (
              <Picture
                image={values.logo}
                sizes="40px"
                largest="tiny"
                isDecorative
                className="size-10 object-contain"
              />
            )}
            <p className="min-w-0 truncate font-display text-xl">
              {textOf(values.shopName) || texts.yourShop}
            </p>
          </div>
          <div className="flex flex-col gap-4 p-4">
            <p className="w-fit rounded-full bg-[var(--secondary-soft)] px-3 py-1 font-medium text-[var(--secondary-ink)] text-sm">
              {texts.openNow}
            </p>
            <div className="rounded-[calc(var(--radius)*2)] border border-line bg-card p-4">
              <p className="font-semibold">{texts.sampleDish}</p>
              <p className="text-muted text-sm">{texts.sampleDescription}</p>
              <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
                <p className="font-semibold text-[var(--primary-ink)]">{texts.samplePrice}</p>
                <p className="rounded-[var(--radius)] bg-[var(--primary)] px-4 py-2 font-semibold text-[var(--on-primary)]">
                  {texts.addToCart}
                </p>
              </div>
            </div>
            <p className="text-[var(--primary-ink)] underline underline-offset-4">{texts.showHours}</p>
          </div>
        </div>
      </section>
      <section aria-label={texts.legibility} className="rounded-card border border-line bg-card p-5">
        <h2 className="font-display text-xl">{texts.legibility}</h2>
        <dl className="mt-3 flex flex-col gap-3 text-sm">
          <Legibility name={texts.primaryColour} written={look.primaryColor} />
          <Legibility name={texts.secondaryColour} written={look.secondaryColor} />
        </dl>
      </section>
    </div>
  );
}

/** How a colour is adjusted so that everybody can read it. */
function Legibility({ name, written }: { name: string; written: string }) {
  const colour = parseColour(written);
  if (!colour)
    return (
      <div>
        <dt className="font-semibold">{name}</dt>
        <dd className="text-muted">{texts.noColour}</dd>
      </div>
    );
  const shades = shadesOf(colour, GROUNDS);
  const isDarkened = shades.ink.join() !== colour.join();
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-1 flex items-center gap-2">
        <Swatch colour={shades.colour} />
        {texts.textOnColour({
          shade: shades.text === WHITE ? 'white' : 'black',
          ratio: ratio(shades.text, colour),
        })}
      </dd>
      <dd className="mt-1 flex items-center gap-2">
        <Swatch colour={shades.ink} />
        {isDarkened ? texts.darkened : texts.legible}
      </dd>
    </div>
  );
}

function Swatch({ colour }: { colour: Rgb }) {
  return (
    <span
      aria-hidden="true"
      className="size-6 shrink-0 rounded-full border border-line forced-color-adjust-none"
      style={{ background: `rgb(${colour.join(' ')})` }}
    />
  );
}

/** '6,5 : 1' */
function ratio(one: Rgb, other: Rgb): string {
  return `${contrast(one, other).toFixed(1).replace('.', ',')} : 1`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isImage(value: unknown): value is ImageRef {
  return value !== null && typeof value === 'object' && 'id' in value && 'width' in value;
}
