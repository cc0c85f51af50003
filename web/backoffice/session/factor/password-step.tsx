import { useState } from 'react';
import { TextField } from '#web/ui/field.tsx';
import { StepForm } from './step-form.tsx';
import * as texts from './texts.ts';

interface PasswordStepProps {
  label: string;
  /** What the password is for; a rejection is shown here. */
  onGiven: (call: { currentPassword?: string }) => Promise<unknown>;
  onCancel?: () => void;
}

/** Asks once more for the password before something about the own access changes. */
export function PasswordStep({ label, onGiven, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  return (
    <StepForm
      label={label}
      fields={['currentPassword']}
      work={() => onGiven(password === '' ? {} : { currentPassword: password })}
      onCancel={onCancel}
    >
      {(errors) => (
        <TextField
          label={texts.password}
          hint={texts.passwordHint}
          type="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          error={errors.currentPassword}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
    </StepForm>
  );
}
