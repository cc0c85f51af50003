import { useState } from 'react';
import { placedFaults } from '#web/backoffice/session/placed-faults.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { onEnter, PASSWORD_HINT, SecretField } from './secret-field.tsx';
import * as texts from './texts.ts';

interface PasswordFormProps {
  /** Asks for the current one, too; it may stay empty right after a login link. */
  isOwn?: boolean;
  onSave: (passwords: { currentPassword: string; newPassword: string }) => Promise<unknown>;
}

/** A new password; the server's errors are shown at the field. */
export function PasswordForm({ isOwn = false, onSave }: PasswordFormProps) {
  const [current, setCurrent] = useState('');
  const [wanted, setWanted] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setErrors({});
    try {
      await onSave({ currentPassword: current, newPassword: wanted });
      setCurrent('');
      setWanted('');
    } catch (failure) {
      setErrors(placedFaults(failure, ['newPassword', ...(isOwn ? ['currentPassword'] : [])]));
    }
    setBusy(false);
  };
  return (
    // Not a form: it may be inside the form of a record, which Enter must not save.
    <fieldset
      aria-label={texts.password}
      className="flex min-w-0 flex-col gap-4"
      onKeyDown={onEnter(() => {
        if (wanted !== '' && !isBusy) void save();
      })}
    >
      {errors.root && (
        <NoticeBox tone="error" role="alert">
          {errors.root}
        </NoticeBox>
      )}
      {isOwn && (
        <SecretField
          label={texts.currentPassword}
          hint={texts.currentPasswordHint}
          autoComplete="current-password"
          value={current}
          error={errors.currentPassword}
          disabled={isBusy}
          onChange={({ target }) => setCurrent(target.value)}
        />
      )}
      <SecretField
        label={texts.newPassword}
        hint={PASSWORD_HINT}
        value={wanted}
        error={errors.newPassword}
        disabled={isBusy}
        onChange={({ target }) => setWanted(target.value)}
      />
      <div>
        <Button look="secondary" disabled={isBusy || wanted === ''} onClick={() => void save()}>
          {isBusy ? texts.saving : texts.savePassword}
        </Button>
      </div>
    </fieldset>
  );
}
