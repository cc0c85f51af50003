import type { Fault } from '#domain/errors.ts';
import { ACCOUNT_FIELDS, type AccountField, type AccountMethod } from './account-fields.ts';

/** The values of an account by the names of its fields. */
export type AccountValues = Readonly<Record<string, string>>;

/** What is wrong with the values of an account (R307): each field must be there, and look like what it is. */
export function accountFaults(method: AccountMethod, values: AccountValues): Fault[] {
  const fields: readonly AccountField[] = ACCOUNT_FIELDS[method];
  const unknown = Object.keys(values).filter((name) => !fields.some((field) => field.name === name));
  return [
    ...unknown.map((field): Fault => ({ code: 'unknown-field', field })),
    ...fields.flatMap(({ name, label, pattern }): Fault[] => {
      const value = values[name] ?? '';
      if (value === '') return [{ code: 'required', field: name, params: { label } }];
      const params = { name: label };
      return pattern.test(value) ? [] : [{ code: 'payment-account-value-invalid', field: name, params }];
    }),
  ];
}

/** What an administrator recognizes an account by: its kind and the last characters of what is no password (R307). */
export function accountHint(method: AccountMethod, values: AccountValues): string {
  if (method === 'datatrans') return `…${(values.merchantId ?? '').slice(-4)}`;
  const key = values.apiKey ?? '';
  return `${key.slice(0, key.indexOf('_') + 1)}…${key.slice(-4)}`;
}

/** Whether an account with this hint moves no money. */
export function isTestAccount({ hint }: { hint: string }): boolean {
  return hint.startsWith('test_');
}
