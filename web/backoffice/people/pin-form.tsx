import { useState } from 'react';
import { TERMINAL_PIN } from '#domain/access/password.ts';
import { notify } from '#web/lib/notices.ts';
import { problemOf } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { onEnter, SecretField } from './secret-field.tsx';
import * as texts from './texts.ts';

interface PinFormProps {
  /** Whether a PIN is set; null if unknown. */
  hasPin: boolean | null;
  onSave: (pin: string | null) => Promise<unknown>;
}

/** The PIN for starting and ending work at the terminal. */
export function PinForm({ hasPin, onSave }: PinFormProps) {
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const save = async (value: string | null) => {
    setBusy(true);
    setError(undefined);
    try {
      await onSave(value);
      setPin('');
      notify({ text: value === null ? texts.pinRemoved : texts.pinSaved, tone: 'success' });
    } catch (failure) {
      setError(problemOf(failure).message ?? texts.unreachable);
    }
    setBusy(false);
  };
  const submit = () => {
    if (TERMINAL_PIN.test(pin)) void save(pin);
    else setError(texts.pinInvalid);
  };
  return (
    // Not a form: it may be inside the form of a record, which Enter must not save.
    <fieldset aria-label={texts.clockPin} className="flex min-w-0 flex-col gap-4" onKeyDown={onEnter(submit)}>
      <SecretField
        label={hasPin === false ? texts.pin : texts.newPin}
        hint={texts.pinHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={pin}
        error={error}
        disabled={isBusy}
        onChange={({ target }) => setPin(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" disabled={isBusy || pin === ''} onClick={submit}>
          {texts.savePin}
        </Button>
        {hasPin !== false && (
          <Button look="quiet" disabled={isBusy} onClick={() => void save(null)}>
            {texts.removePin}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
