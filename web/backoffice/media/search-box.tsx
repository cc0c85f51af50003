import { useEffect, useRef, useState } from 'react';
import { StaffIcon } from '#web/ui/staff-icon.tsx';

/** So long nobody types any more. */
const PAUSE_MS = 250;

/** A search that asks when the typing pauses. */
export function SearchBox({ label, onSearch }: { label: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState('');
  const asked = useRef('');
  const ask = useRef(onSearch);
  ask.current = onSearch;
  useEffect(() => {
    if (text === asked.current) return;
    const wait = setTimeout(() => {
      asked.current = text;
      ask.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(wait);
  }, [text]);
  return (
    <label className="relative w-full sm:w-80">
      <span className="sr-only">{label}</span>
      <StaffIcon name="search" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
      <input
        type="search"
        value={text}
        placeholder="Suchen …"
        onChange={(event) => setText(event.target.value)}
        className="min-h-12 w-full rounded-theme border border-line-strong bg-card pr-3 pl-11"
      />
    </label>
  );
}
