import { create } from 'zustand';

/** A failed load or save, as collected for the user. */
export interface CallError {
  /** Names the call and its subject: `branch.update.3`. A newer error with the same id replaces the older. */
  id: string;
  error: unknown;
  /** German sentence. */
  message: string;
  /** Retries the call; null where that cannot help. */
  retry: (() => Promise<unknown>) | null;
}

export interface ListedError extends CallError {
  isRetrying: boolean;
}

export const useErrors = create<{ errors: readonly ListedError[] }>(() => ({ errors: [] }));

/** Appends an error, replacing an earlier one with its id. */
export function addError(error: CallError): void {
  useErrors.setState(({ errors }) => ({
    errors: [...errors.filter(({ id }) => id !== error.id), { ...error, isRetrying: false }],
  }));
}

export function removeError(id: string): void {
  useErrors.setState(({ errors }) => ({ errors: errors.filter((known) => known.id !== id) }));
}

/** Retries the failed call: success removes the error, failure brings it back. One at a time. */
export async function retryError(id: string): Promise<void> {
  const found = useErrors.getState().errors.find((known) => known.id === id);
  if (!found?.retry || found.isRetrying) return;
  useErrors.setState(({ errors }) => ({
    errors: errors.map((known) => (known.id === id ? { ...known, isRetrying: true } : known)),
  }));
  await found.retry().then(
    () => removeError(id),
    // The call has already listed its new error.
    () => undefined,
  );
}

/** A sentence that stands away from its field, with the name of the field unless it says that itself. */
export function atField(label: string, text: string): string {
  return label === '' || text.includes(`„${label}“`) ? text : `${label}: ${text}`;
}
