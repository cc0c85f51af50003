import { useState } from 'react';
import { TERMINAL_PIN } from '#domain/password.ts';
import { notify } from '#web/lib/notices.ts';
import { problemOf } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { onEnter, SecretField } from './secret-field.tsx';

interface PinFormProps {
  /** Whether there is one; null where nobody tells. */
  hasPin: boolean | null;
  onSave: (pin: string | null) => Promise<unknown>;
}

const NO_ANSWER = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.';

/** The PIN with which somebody starts and ends work at the terminal. */
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
      notify({ text: value === null ? 'PIN entfernt.' : 'PIN gespeichert.', tone: 'success' });
    } catch (failure) {
      setError(problemOf(failure).message ?? NO_ANSWER);
    }
    setBusy(false);
  };
  const submit = () => {
    if (TERMINAL_PIN.test(pin)) void save(pin);
    else setError('Bitte geben Sie 4 bis 8 Ziffern ein.');
  };
  return (
    // No form: it may stand inside the form of a record, which Enter must not save.
    <fieldset
      aria-label="PIN für die Zeiterfassung"
      className="flex min-w-0 flex-col gap-4"
      onKeyDown={onEnter(submit)}
    >
      <SecretField
        label={hasPin === false ? 'PIN' : 'Neue PIN'}
        hint="4 bis 8 Ziffern. Mit ihr beginnt und endet die Arbeitszeit am Terminal."
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
          PIN speichern
        </Button>
        {hasPin !== false && (
          <Button look="quiet" disabled={isBusy} onClick={() => void save(null)}>
            PIN entfernen
          </Button>
        )}
      </div>
    </fieldset>
  );
}
