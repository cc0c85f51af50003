import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Overlay } from '#web/ui/overlay.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { AreaGroup } from './area.ts';
import type { Hit } from './finder-actions.ts';
import { useHits } from './finder-hits.ts';
import * as texts from './texts.ts';

interface PaletteProps {
  /** The areas that the session may see. */
  groups: readonly AreaGroup[];
}

/** Ctrl+K: finds screens, actions, settings, records of every entity and orders, and goes there. */
export function CommandPalette({ groups }: PaletteProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        title={texts.ctrl({ key: 'K' })}
        className="inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-theme border border-line-strong px-3 text-muted hover:text-ink"
      >
        <StaffIcon name="search" />
        <span className="sr-only xl:not-sr-only">{texts.search}</span>
      </button>
      <Overlay isOpen={isOpen} onClose={() => setOpen(false)} title={texts.search} isTitleHidden>
        <Finder groups={groups} onDone={() => setOpen(false)} />
      </Overlay>
    </>
  );
}

function Finder({ groups, onDone }: PaletteProps & { onDone: () => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const hits = useHits(groups, useDeferredValue(text.trim()));
  const id = useId();
  const chosen = Math.min(at, hits.length - 1);
  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    onDone();
    if (hit.isPage) window.location.assign(hit.to);
    else navigate(hit.to);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = (chosen + step + hits.length) % Math.max(1, hits.length);
      setAt(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      go(hits[chosen]);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <input
        // Not a search field: there Escape clears the field before it closes the dialog.
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={hits[chosen] ? `${id}-${chosen}` : undefined}
        aria-label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        data-autofocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
        className="min-h-12 w-full rounded-theme border border-line-strong bg-card px-4 text-lg"
      />
      <div id={id} role="listbox" aria-label={texts.hits} className="flex max-h-96 flex-col overflow-y-auto">
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field above.
          <div
            key={`${hit.to} ${hit.label}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onClick={() => go(hit)}
            className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-theme px-3 ${index === chosen ? 'bg-primary-soft' : 'hover:bg-ink/5'}`}
          >
            <StaffIcon name={hit.icon} />
            <span className="min-w-0 flex-1 truncate font-medium">{hit.label}</span>
            <span className="shrink-0 text-muted text-sm">{hit.note}</span>
          </div>
        ))}
      </div>
      {hits.length === 0 && (
        <p role="status" className="px-3 text-muted">
          {texts.nothingFound}
        </p>
      )}
    </div>
  );
}
