import { useEffect, useRef } from 'react';
import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { fieldProps } from '#web/backoffice/crud/inputs/plain-inputs.tsx';
import { TextField } from '#web/ui/field.tsx';
import { suggestedPath } from './site-path.ts';
import * as texts from './texts.ts';

/** The address of a page. For a new page it follows the name until it is edited by hand. */
export function SitePathInput(props: InputProps<string>) {
  const { value, onChange, record } = props;
  const suggestion = suggestedPath(String(record.name ?? ''), record.type);
  const last = useRef(value === '' ? '' : null);
  useEffect(() => {
    if (last.current === null || last.current === suggestion) return;
    last.current = suggestion;
    onChange(suggestion);
  }, [suggestion, onChange]);
  return (
    <TextField
      {...fieldProps(props as InputProps)}
      hint={
        value === '/'
          ? texts.replacesHomePage
          : texts.addressOfPage({ address: `${location.host}${value.startsWith('/') ? value : '/…'}` })
      }
      value={value}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => {
        last.current = null;
        onChange(event.target.value);
      }}
    />
  );
}
