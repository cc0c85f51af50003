import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from '#web/lib/media.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { Vacancy } from './section-data.ts';
import * as texts from './texts.ts';
import { VacancyCard } from './vacancy-card.tsx';

interface VacancyScrollerProps {
  label: string;
  blocks: readonly (readonly Vacancy[])[];
  level: 2 | 3;
}

/**
 * Blocks of jobs in a row that scrolls sideways: by finger, by arrow keys (it is focusable) or with the two buttons. On
 * the desktop five are side by side, on the phone they are stacked.
 */
export function VacancyScroller({ label, blocks, level }: VacancyScrollerProps) {
  const row = useRef<HTMLDivElement>(null);
  const reach = useReach(row);
  const hasMore = blocks.length > 1;
  return (
    <div className="@container flex flex-col gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a section of its own would be one more landmark of the page. */}
      <div
        ref={row}
        role="group"
        aria-label={label}
        {...(hasMore ? { tabIndex: 0 } : {})}
        className="-mx-5 -my-2 flex snap-x snap-mandatory scroll-px-5 items-start gap-5 overflow-x-auto overscroll-x-contain px-5 py-2 desk:-mx-2 desk:scroll-px-2 desk:items-stretch desk:px-2"
      >
        {blocks.map((block) => (
          <ul
            key={block[0]?.id}
            data-block
            className={`relative flex shrink-0 snap-start flex-col gap-4 md:grid md:grid-cols-2 desk:flex desk:w-auto desk:flex-row desk:gap-5 ${hasMore ? 'w-[92cqw]' : 'w-[100cqw]'}`}
          >
            {block.map((vacancy) => (
              <li key={vacancy.id} className="flex min-w-0 desk:w-[calc((100cqw-5rem)/5)]">
                <VacancyCard vacancy={vacancy} level={level} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      {hasMore && (
        <div className="needs-scripts flex justify-end gap-3">
          <StepButton
            label={texts.previousVacancies}
            icon="chevron-left"
            isOff={!reach.left}
            onStep={() => step(row.current, -1)}
          />
          <StepButton
            label={texts.nextVacancies}
            icon="chevron-right"
            isOff={!reach.right}
            onStep={() => step(row.current, 1)}
          />
        </div>
      )}
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: IconName;
  isOff: boolean;
  onStep: () => void;
}

/** Stays in the tab order at either end, so that pressing it does not lose the focus. */
function StepButton({ label, icon, isOff, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={onStep}
      className="inline-flex size-12 items-center justify-center rounded-full border border-line-strong bg-card hover:border-ink aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-line-strong"
    >
      <Icon name={icon} />
    </button>
  );
}

function step(row: HTMLElement | null, direction: 1 | -1): void {
  row?.scrollBy({ left: direction * row.clientWidth, behavior: prefersStillness() ? 'instant' : 'smooth' });
}

/** The directions in which there is more to see. */
function useReach(row: { current: HTMLElement | null }): { left: boolean; right: boolean } {
  const [reach, setReach] = useState({ left: false, right: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      setReach({ left: scrollLeft > 4, right: scrollLeft + clientWidth < scrollWidth - 4 });
    };
    element.addEventListener('scroll', measure, { passive: true });
    // The blocks get their widths from the style sheet, and new ones with every resize.
    const sizes = new ResizeObserver(measure);
    for (const one of [element, ...element.children]) sizes.observe(one);
    return () => {
      element.removeEventListener('scroll', measure);
      sizes.disconnect();
    };
  }, [row]);
  return reach;
}
