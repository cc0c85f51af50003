import { useEffect, useRef, useState } from 'react';
import type { Category } from '#domain/catalogue/product.ts';
import { prefersStillness } from '#web/lib/media.ts';
import { groupId } from '../offer/shown-catalogue.ts';
import * as texts from './texts.ts';

/** A group counts as reached once its top is in the upper quarter of the viewport. */
const THRESHOLD = 0.25;

interface CategoryBarProps {
  categories: readonly Category[];
  /** Before scrolling to a group: whatever hides it must be cleared. */
  onChoose: () => void;
}

/** The categories as a row; the one being read is marked. */
export function CategoryBar({ categories, onChoose }: CategoryBarProps) {
  const active = useReachedCategory(categories);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link) return;
    // Only the row scrolls sideways; scrollIntoView would move the page as well.
    row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.clientWidth) / 2, behavior: pace() });
  });

  return (
    <nav
      aria-label={texts.categories}
      className="-mr-5 -ml-3 min-w-0 flex-1 group-has-[input:focus]/bar:hidden group-has-[input:not(:placeholder-shown)]/bar:hidden desk:mr-0 desk:not-print:block!"
    >
      <ul
        ref={list}
        className="scrollbar-none fade-sides relative flex gap-1 overflow-x-auto px-5 py-2 desk:gap-0.5 desk:py-3"
      >
        {categories.map((category) => (
          <li key={category.id} className="shrink-0">
            <a
              href={`#${groupId(category)}`}
              {...(active === category.id ? { 'aria-current': 'true' as const } : {})}
              onClick={(event) => {
                event.preventDefault();
                onChoose();
                showGroup(category);
              }}
              className="flex min-h-11 items-center whitespace-nowrap rounded-full px-4 font-medium transition-colors hover:bg-ink/5 aria-current:bg-ink aria-current:text-paper desk:px-2.5 desk:text-[0.9375rem]"
            >
              {/* The full name is above the products; here one wider than the screen would hide all others. */}
              <span className="max-w-[70vw] truncate desk:max-w-80">{category.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many frames a group hidden by a search may take to reappear. */
const PATIENCE = 120;

/** Scrolls to a group and moves the focus there. */
function showGroup(category: Category, patience = PATIENCE): void {
  const group = document.getElementById(groupId(category));
  if (group) {
    group.scrollIntoView({ behavior: pace() });
    group.focus({ preventScroll: true });
  } else if (patience > 0) requestAnimationFrame(() => showGroup(category, patience - 1));
}

function pace(): ScrollBehavior {
  return prefersStillness() ? 'instant' : 'smooth';
}

function useReachedCategory(categories: readonly Category[]): number | null {
  const [active, setActive] = useState<number | null>(categories[0]?.id ?? null);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const line = window.innerHeight * THRESHOLD;
      const reached = categories.filter((category) => {
        const top = document.getElementById(groupId(category))?.getBoundingClientRect().top;
        return top !== undefined && top < line;
      });
      setActive((reached.at(-1) ?? categories[0])?.id ?? null);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [categories]);
  return active;
}
