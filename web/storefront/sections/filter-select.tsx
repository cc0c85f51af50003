import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#web/ui/icon.tsx';
import { useHistoryEntry } from '#web/ui/overlay-history.ts';
import { useDisclosure } from '#web/ui/use-disclosure.ts';
import { choiceLink, currentMark, type FilterProps } from './filter-choice.ts';
import * as texts from './texts.ts';

/** The filter on the phone: a button that opens the list; resizing the window closes it. */
export function FilterSelect({ choices, selected }: FilterProps) {
  const { isOpen, close, frame, button, panelId } = useDisclosure<HTMLDivElement>();
  const current = choices.find(({ id }) => id === selected)?.name ?? '';
  const onResize = useEffectEvent(close);
  useHistoryEntry(isOpen, close);

  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [isOpen]);

  return (
    <div {...frame} className="relative desk:hidden">
      <button
        type="button"
        {...button}
        className="flex min-h-14 w-full items-center gap-3 rounded-theme border border-line-strong bg-card px-4 text-left font-semibold"
      >
        <span className="sr-only">{texts.category} </span>
        <span className="min-w-0 flex-1">{current}</span>
        <Icon name="chevron-down" className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <nav
        id={panelId}
        hidden={!isOpen}
        aria-label={texts.filterProducts}
        className="absolute inset-x-0 top-full z-10 mt-2 rounded-card border border-line bg-card p-2 shadow-lift"
      >
        <ul>
          {choices.map((choice) => (
            <li key={choice.id}>
              <Link
                {...choiceLink(choice)}
                {...currentMark(choice, selected)}
                onClick={() => {
                  close();
                  frame.ref.current?.querySelector('button')?.focus();
                }}
                className="flex min-h-12 items-center justify-between gap-3 rounded-theme px-4 py-2 font-medium hover:bg-ink/5 aria-current:bg-sand aria-current:font-semibold"
              >
                <span className="min-w-0">{choice.name}</span>
                {choice.id === selected && <Icon name="check" className="size-5 text-primary" />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
