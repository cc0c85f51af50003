import { type FormEvent, useId, useRef, useState } from 'react';
import { accountFaults } from '#domain/payment/account.ts';
import { ACCOUNT_FIELDS, type AccountField, type AccountMethod } from '#domain/payment/account-fields.ts';
import { errorText } from '#text/errors/error-text.ts';
import type { ApiFault } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import * as texts from './texts.ts';
import type { TypedValues, useAccount } from './use-account.ts';

interface AccountFormProps {
  method: AccountMethod;
  /** There are values that stay where nothing is typed. */
  isStored: boolean;
  calls: ReturnType<typeof useAccount>;
  onClose: (isSaved: boolean) => void;
}

/** The credentials of an account: typed, tried, stored. */
export function AccountForm({ method, isStored, calls, onClose }: AccountFormProps) {
  const id = useId();
  const fields: readonly AccountField[] = ACCOUNT_FIELDS[method];
  const [values, setValues] = useState<TypedValues>({});
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const isBusy = calls.doing !== null;
  const canKeep = isStored && fields.length > 1;

  const show = (faults: readonly ApiFault[]) => {
    const byField: Record<string, string> = {};
    for (const { field, message } of faults) {
      const name = fields.some((known) => known.name === field) ? (field ?? '') : '';
      byField[name] ??= message;
    }
    setWrong(byField);
    if (faults.length > 0)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const send = async (call: (values: TypedValues) => Promise<readonly ApiFault[]>) => {
    if (isBusy) return false;
    const typed = typedOf(values);
    const faults = faultsOfTyped(method, typed, canKeep);
    show(faults);
    if (faults.length > 0) return false;
    const refused = await call(typed);
    show(refused);
    return refused.length === 0;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await send(calls.save)) onClose(true);
  };

  return (
    <form ref={form} noValidate onSubmit={save} className="flex flex-col gap-4">
      {wrong[''] && (
        <NoticeBox tone="error" role="alert">
          {wrong['']}
        </NoticeBox>
      )}
      {fields.map(({ name, label, hint }, index) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          label={label}
          hint={canKeep ? `${hint} ${texts.keepEmpty}` : hint}
          // Browsers offer to remember what is in a password field; a number is none.
          type={name === 'merchantId' ? 'text' : 'password'}
          autoComplete={name === 'merchantId' ? 'off' : 'new-password'}
          spellCheck={false}
          maxLength={1_000}
          autoFocus={index === 0}
          value={values[name] ?? ''}
          error={wrong[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {calls.doing === 'save' ? texts.saving : texts.save}
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={() => void send(calls.testTyped)}>
          {calls.doing === 'test' ? texts.testing : texts.test}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={() => onClose(false)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function typedOf(values: TypedValues): TypedValues {
  const trimmed = Object.entries(values).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/** What is wrong before the server is asked: what is missing only where nothing is stored in its place. */
function faultsOfTyped(method: AccountMethod, typed: TypedValues, canKeep: boolean): ApiFault[] {
  const isNothing = Object.keys(typed).length === 0;
  return accountFaults(method, typed)
    .filter(({ code }) => !canKeep || isNothing || code !== 'required')
    .map((fault) => ({ ...(fault.field ? { field: fault.field } : {}), message: errorText(fault) }));
}
