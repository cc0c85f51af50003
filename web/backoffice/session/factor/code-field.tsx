import type { ComponentProps } from 'react';
import { type FieldTexts, TextField } from '#web/ui/field.tsx';

/** Where a code is typed: telephones show digits first and offer what came by message. */
export function CodeField(props: ComponentProps<'input'> & FieldTexts) {
  return (
    <TextField
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      {...props}
    />
  );
}
