import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { MINIMUM_PASSWORD, RECOMMENDED_PASSWORD } from '#domain/access/password.ts';
import { Button } from '#web/ui/button.tsx';
import { type FieldTexts, TextField } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { InputProps } from '../crud/inputs/input-props.ts';
import { fieldProps } from '../crud/inputs/plain-inputs.tsx';
import * as texts from './texts.ts';

/** The rules and recommendations for a new password. */
export const PASSWORD_HINT = texts.passwordHint({
  minimum: MINIMUM_PASSWORD,
  recommended: RECOMMENDED_PASSWORD,
});

/** A password field that can be revealed while typing. */
export function SecretField(props: ComponentProps<'input'> & FieldTexts) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField autoComplete="new-password" {...props} type={isShown ? 'text' : 'password'} />
      </div>
      <Button
        look="secondary"
        aria-pressed={isShown}
        aria-label={texts.showField({ label: props.label })}
        title={isShown ? texts.hide : texts.show}
        disabled={props.disabled}
        className="mt-[1.6rem] min-h-12 px-3"
        onClick={() => setShown(!isShown)}
      >
        <StaffIcon name="eye" />
      </Button>
    </div>
  );
}

/** Enter in a field does what the button does, and nothing else. */
export function onEnter(run: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    run();
  };
}

/** A password control in a form; empty means null. */
export function PasswordInput(props: InputProps<string | null>) {
  return (
    <SecretField
      {...fieldProps(props as InputProps)}
      hint={texts.invitationHint({ passwordHint: PASSWORD_HINT })}
      value={props.value ?? ''}
      onChange={({ target }) => props.onChange(target.value || null)}
    />
  );
}
