/** Errors of one kind: the same call on several records, with the same sentence. */
export interface ErrorStack<E> {
  key: string;
  message: string;
  errors: readonly E[];
}

/** Fifty records that cannot be deleted for the same reason are one message. In the order of the first of each kind. */
export function stacked<E extends { id: string; message: string }>(errors: readonly E[]): ErrorStack<E>[] {
  const stacks = new Map<string, ErrorStack<E>>();
  for (const error of errors) {
    const { id, message } = error;
    const key = `${id.replace(/\.\d+$/, '')} ${message}`;
    stacks.set(key, { key, message, errors: [...(stacks.get(key)?.errors ?? []), error] });
  }
  return [...stacks.values()];
}
