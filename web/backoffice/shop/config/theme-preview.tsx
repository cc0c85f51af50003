import '#web/ui/shop-fonts.css';
import type { CSSProperties } from 'react';
import { contrast, parseColour, type Rgb, shadesOf, WHITE } from '#domain/colour.ts';
import type { ImageRef } from '#domain/image.ts';
import type { RecordValues } from '#web/backoffice/crud/record.ts';
import { GROUNDS, textFamily, themeProperties } from '#web/lib/theme-style.ts';
import { Picture } from '#web/ui/picture.tsx';

/** What the colours, the font and the corners look like in the shop, as they are typed. */
export function ThemePreview({ values }: { values: RecordValues }) {
  const look = {
    primaryColor: textOf(values.primaryColor),
    secondaryColor: textOf(values.secondaryColor),
    fontFamily: textOf(values.fontFamily),
    borderRadius: textOf(values.borderRadius),
  };
  // The theme's own variables take their values at the root of the page: here the shades are used directly.
  const style = {
    ...Object.fromEntries(themeProperties(look)),
    fontFamily: `'${textFamily(look)}', system-ui, sans-serif`,
  } as CSSProperties;
  return (
    <div className="flex flex-col gap-4">
      <section aria-label="Vorschau des Shops" className="rounded-card border border-line bg-card p-5">
        <h2 className="font-display text-xl">Vorschau</h2>
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
            <p className="min-w-0 truncate font-display text-xl">{textOf(values.shopName) || 'Ihr Shop'}</p>
          </div>
          <div className="flex flex-col gap-4 p-4">
            <p className="w-fit rounded-full bg-[var(--secondary-soft)] px-3 py-1 font-medium text-[var(--secondary-ink)] text-sm">
              Jetzt geöffnet
            </p>
            <div className="rounded-[calc(var(--radius)*2)] border border-line bg-card p-4">
              <p className="font-semibold">Käsespätzle</p>
              <p className="text-muted text-sm">mit Röstzwiebeln und grünem Salat</p>
              <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
                <p className="font-semibold text-[var(--primary-ink)]">12,90 €</p>
                <p className="rounded-[var(--radius)] bg-[var(--primary)] px-4 py-2 font-semibold text-[var(--on-primary)]">
                  In den Warenkorb
                </p>
              </div>
            </div>
            <p className="text-[var(--primary-ink)] underline underline-offset-4">Öffnungszeiten ansehen</p>
          </div>
        </div>
      </section>
      <section aria-label="Lesbarkeit" className="rounded-card border border-line bg-card p-5">
        <h2 className="font-display text-xl">Lesbarkeit</h2>
        <dl className="mt-3 flex flex-col gap-3 text-sm">
          <Legibility name="Hauptfarbe" written={look.primaryColor} />
          <Legibility name="Nebenfarbe" written={look.secondaryColor} />
        </dl>
      </section>
    </div>
  );
}

/** What becomes of a colour so that everybody can read it. */
function Legibility({ name, written }: { name: string; written: string }) {
  const colour = parseColour(written);
  if (!colour)
    return (
      <div>
        <dt className="font-semibold">{name}</dt>
        <dd className="text-muted">Das ist noch keine Farbe, zum Beispiel #b3261e.</dd>
      </div>
    );
  const shades = shadesOf(colour, GROUNDS);
  const isDarkened = shades.ink.join() !== colour.join();
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-1 flex items-center gap-2">
        <Swatch colour={shades.colour} />
        {`Schrift darauf ist ${shades.text === WHITE ? 'weiß' : 'schwarz'} (Kontrast ${ratio(shades.text, colour)}).`}
      </dd>
      <dd className="mt-1 flex items-center gap-2">
        <Swatch colour={shades.ink} />
        {isDarkened
          ? 'Für Schrift auf hellem Grund zu blass: dafür nimmt der Shop diesen dunkleren Ton.'
          : 'Auch als Schrift auf hellem Grund gut lesbar.'}
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
