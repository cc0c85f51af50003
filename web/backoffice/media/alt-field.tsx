import { useEffect, useState } from 'react';
import { hidden } from '#web/ui/hidden.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useDescribe } from './image-calls.ts';
import * as texts from './texts.ts';

interface AltFieldProps {
  image: { id: number; alt: string };
  isDisabled: boolean;
  onStored: (alt: string) => void;
}

/**
 * The alt text of a picture, stored as soon as the field loses focus: it belongs to the picture, wherever that is used.
 */
export function AltField({ image, isDisabled, onStored }: AltFieldProps) {
  const describe = useDescribe();
  const [text, setText] = useState(image.alt);
  const [state, setState] = useState<'idle' | 'storing' | 'stored' | 'failed'>('idle');
  useEffect(() => setText(image.alt), [image.alt]);
  const store = async () => {
    const alt = text.trim();
    if (alt === image.alt || state === 'storing') return;
    setState('storing');
    await describe(image.id, alt).then(
      (row) => {
        setState('stored');
        onStored(row.alt);
      },
      // The error list says why.
      () => setState('failed'),
    );
  };
  return (
    <label className="block min-w-0">
      <span className="flex items-center justify-between gap-2 text-muted text-sm">
        <span>
          {texts.descriptionOf({
            id: image.id,
            hidden,
          })}
        </span>
        <span aria-live="polite" className="flex items-center gap-1">
          {state === 'storing' && texts.saving}
          {state === 'failed' && <span className="text-error">{texts.notSaved}</span>}
          {state === 'stored' && (
            <>
              <StaffIcon name="check" className="size-4 text-secondary" />
              {texts.saved}
            </>
          )}
        </span>
      </span>
      <input
        type="text"
        value={text}
        maxLength={255}
        disabled={isDisabled}
        autoComplete="off"
        placeholder={texts.whatIsShown}
        onChange={(event) => {
          setText(event.target.value);
          setState('idle');
        }}
        onBlur={() => void store()}
        onKeyDown={(event) => {
          // Ctrl+S does not move focus.
          if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) void store();
          if (event.key !== 'Enter') return;
          // Stores the alt text alone, not the surrounding form.
          event.preventDefault();
          void store();
        }}
        className="min-h-11 w-full rounded-theme border border-line-strong bg-card px-3 disabled:bg-paper disabled:text-muted"
      />
    </label>
  );
}
