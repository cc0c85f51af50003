import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'normal' | 'large' | 'small';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-theme text-center font-semibold leading-tight transition-colors ' +
  'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

const LOOKS: Record<Look, string> = {
  primary:
    // The border outlines a pale shop colour; with any other colour it blends into the background.
    'border border-primary bg-primary text-on-primary hover:border-primary-strong hover:bg-primary-strong disabled:border-line disabled:bg-line disabled:text-muted aria-disabled:border-line aria-disabled:bg-line aria-disabled:text-muted',
  secondary:
    'border border-line-strong bg-card text-ink hover:border-ink hover:bg-paper disabled:border-line disabled:text-muted disabled:hover:bg-card',
  quiet: 'text-ink underline-offset-4 hover:bg-ink/5 disabled:text-muted',
  danger: 'border border-error/40 bg-card text-error hover:bg-error/5',
};

const SIZES: Record<Size, string> = {
  normal: 'min-h-11 px-5 py-2.5',
  large: 'min-h-14 px-7 py-3 text-lg',
  small: 'min-h-11 px-3 py-2 text-sm',
};

interface Appearance {
  look?: Look | undefined;
  size?: Size | undefined;
  isWide?: boolean | undefined;
}

/** The classes of a button, for elements that only look like one (a download link, a label). */
export function buttonClass(
  { look = 'primary', size = 'normal', isWide = false }: Appearance,
  extra = '',
): string {
  return `${BASE} ${LOOKS[look]} ${SIZES[size]} ${isWide ? 'w-full' : ''} ${extra}`;
}

export function Button({ look, size, isWide, className, ...rest }: ComponentProps<'button'> & Appearance) {
  return <button type="button" {...rest} className={buttonClass({ look, size, isWide }, className)} />;
}

/** A link within the shop that looks like a button. */
export function ButtonLink({
  look,
  size,
  isWide,
  className,
  ...rest
}: ComponentProps<typeof Link> & Appearance) {
  return <Link {...rest} className={buttonClass({ look, size, isWide }, className)} />;
}

/** A link out of the shop (telephone, directions) that looks like a button. */
export function ButtonAnchor({ look, size, isWide, className, ...rest }: ComponentProps<'a'> & Appearance) {
  return <a {...rest} className={buttonClass({ look, size, isWide }, className)} />;
}

/** A square icon-only button; `label` is its name for screen readers. */
export function IconButton({ label, className = '', ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-ink/8 disabled:cursor-not-allowed disabled:text-muted/50 disabled:hover:bg-transparent ${className}`}
    />
  );
}
