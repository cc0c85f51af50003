import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { placedFaults } from '../placed-faults.ts';
import * as texts from './texts.ts';

/** German sentences by the field that they stand at; 'root' = at the form. */
export type StepFaults = Readonly<Record<string, string>>;

interface StepFormProps {
  /** Of the button. */
  label: string;
  /** The fields at which the server's sentences can stand. */
  fields: readonly string[];
  work: () => Promise<unknown>;
  /** In place of the server's sentences; null = these. */
  readFailure?: (failure: unknown) => StepFaults | null;
  onCancel?: (() => void) | undefined;
  children: (errors: StepFaults) => ReactNode;
}

/** One step of what somebody changes about their access: sent once, with what is wrong at its field. */
export function StepForm({ label, fields, work, readFailure, onCancel, children }: StepFormProps) {
  const [errors, setErrors] = useState<StepFaults>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setErrors({});
    await work().catch((failure: unknown) =>
      setErrors(readFailure?.(failure) ?? placedFaults(failure, fields)),
    );
    setBusy(false);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {children(errors)}
      {/* Beside what was pressed: above a QR code nobody on a phone would see it. */}
      {errors.root && (
        <NoticeBox tone="error" role="alert">
          {errors.root}
        </NoticeBox>
      )}
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
