import { useEffect, useRef, useState } from 'react';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** Debounce in ms. */
const PAUSE_MS = 250;

interface SearchBoxProps {
  label: string;
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
}

/** A debounced search field. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const ask = useRef(onSearch);
  ask.current = onSearch;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing triggers a search, not its result.
  useEffect(() => {
    if (text === value) return;
    const wait = setTimeout(() => ask.current(text), PAUSE_MS);
    return () => clearTimeout(wait);
  }, [text]);
  useEffect(() => setText(value), [value]);
  return (
    <SearchInput
      label={label}
      placeholder={texts.searchPlaceholder}
      className="col-span-full w-full sm:w-80"
      value={text}
      onChange={setText}
    />
  );
}

interface SearchInputProps {
  label: string;
  placeholder: string;
  /** Its width. */
  className: string;
  value: string;
  onChange: (text: string) => void;
}

/** The field itself, with its icon. */
export function SearchInput({ label, placeholder, className, value, onChange }: SearchInputProps) {
  return (
    <label className={`relative ${className}`}>
      <span className="sr-only">{label}</span>
      <StaffIcon name="search" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
      <input
        type="search"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-full rounded-theme border border-line-strong bg-card pr-3 pl-11"
      />
    </label>
  );
}
