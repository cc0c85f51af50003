import type { MouseEvent } from 'react';
import { prefersStillness } from '#web/lib/media.ts';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from './texts.ts';

/** How much of the hero stays in view, below the header. */
const HERO_OFFSET = 99;

/** Scrolls past the hero that contains it. */
export function ScrollDownButton({ className = '' }: { className?: string }) {
  return (
    <button
      type="button"
      aria-label={texts.scrollDown}
      title={texts.scrollDown}
      onClick={scrollPast}
      className={`needs-scripts inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-card text-primary shadow-card transition-shadow hover:shadow-lift ${className}`}
    >
      <Icon name="chevron-down" />
    </button>
  );
}

function scrollPast({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const hero = currentTarget.closest('section');
  if (!hero) return;
  const { bottom } = hero.getBoundingClientRect();
  window.scrollTo({
    top: window.scrollY + bottom - HERO_OFFSET,
    behavior: prefersStillness() ? 'instant' : 'smooth',
  });
}
