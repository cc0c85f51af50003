/** Errors of one kind: the same call on several records, with the same sentence. */
export interface ErrorStack<E> {
  key: string;
  message: string;
  errors: readonly E[];
}

/** Fifty records that cannot be deleted for the same reason are one message. In the order of the first of each kind. */
export function stacked<E extends { id: string; message: string }>(errors: readonly E[]): ErrorStack<E>[] {
  const byKind = Map.groupBy(errors, ({ id, message }) => `${id.replace(/\.\d+$/, '')} ${message}`);
  return [...byKind].map(([key, of]) => ({ key, message: of[0]?.message ?? '', errors: of }));
}
