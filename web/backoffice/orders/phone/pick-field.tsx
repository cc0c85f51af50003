import { useId, useState } from 'react';
import { FieldError } from '#web/ui/field.tsx';
import * as texts from './texts.ts';

export interface Hit {
  key: string;
  label: string;
  note: string;
  pick: () => void;
}

interface PickFieldProps {
  id?: string;
  error?: string | undefined;
  label: string;
  text: string;
  onText: (text: string) => void;
  hits: readonly Hit[];
  isFirst?: boolean;
}

/** A field that finds as people type: arrows choose, Enter takes it and leaves the field empty for the next one. */
export function PickField({
  id: givenId,
  error,
  label,
  text,
  onText,
  hits,
  isFirst = false,
}: PickFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && hits.length > 0 && text.trim() !== '';
  const at = Math.min(active, hits.length - 1);
  const take = (hit: Hit | undefined) => {
    if (!hit) return;
    hit.pick();
    onText('');
    setActive(0);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      setActive((at + step + hits.length) % hits.length);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && isShown) {
      event.preventDefault();
      take(hits[at]);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        {...(isShown ? { 'aria-activedescendant': `${id}-${at}` } : {})}
        // biome-ignore lint/a11y/noAutofocus: the guest is on the phone, and the search is what comes first.
        autoFocus={isFirst}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        className="min-h-12 w-full rounded-theme border border-line-strong bg-card px-3 hover:border-ink aria-invalid:border-2 aria-invalid:border-error"
      />
      <div
        hidden={!isShown}
        role="listbox"
        id={`${id}-list`}
        aria-label={texts.hits}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-card border border-line bg-card shadow-lift"
      >
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses in the field.
          <div
            key={hit.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // Before the field loses focus and the list closes.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(hit)}
            className={`flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 ${index === at ? 'bg-sand' : 'hover:bg-paper'}`}
          >
            <span className="min-w-0 flex-1 break-words font-medium">{hit.label}</span>
            <span className="shrink-0 text-muted text-sm tabular-nums">{hit.note}</span>
          </div>
        ))}
      </div>
      {error && !isShown && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`} error={error} />
        </div>
      )}
    </div>
  );
}
