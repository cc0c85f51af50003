import { useEffect, useRef } from 'react';
import { slugOf } from '#domain/text/slug.ts';
import type { InputProps } from './input-props.ts';
import { TextInput } from './plain-inputs.tsx';

/** A word for addresses and lists. For a new record it follows the name until it is edited by hand. */
export function NamedWordInput(props: InputProps<string>) {
  const { value, onChange, record } = props;
  const suggestion = slugOf(String(record.name ?? ''));
  const last = useRef(value === '' ? '' : null);
  useEffect(() => {
    if (last.current === null || last.current === suggestion) return;
    last.current = suggestion;
    onChange(suggestion);
  }, [suggestion, onChange]);
  return (
    <TextInput
      {...props}
      onChange={(word) => {
        last.current = null;
        onChange(word);
      }}
    />
  );
}
