import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { placedFaults } from '../placed-faults.ts';
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
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setErrors({});
    await onGiven(password === '' ? {} : { currentPassword: password }).catch((failure: unknown) =>
      setErrors(placedFaults(failure, ['currentPassword'])),
    );
    setBusy(false);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {errors.root && (
        <NoticeBox tone="error" role="alert">
          {errors.root}
        </NoticeBox>
      )}
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? texts.processing : label}
        </Button>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
