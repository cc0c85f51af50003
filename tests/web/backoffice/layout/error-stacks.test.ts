import { expect, test } from 'vitest';
import { stacked } from '#web/backoffice/layout/error-stacks.ts';

const error = (id: string, message: string) => ({ id, message });

test('the same refusal of several records is one message with their number', () => {
  const stacks = stacked([
    error('product.delete.1', 'Wird noch gebraucht.'),
    error('product.update.1', 'Wird noch gebraucht.'),
    error('product.delete.2', 'Wird noch gebraucht.'),
    error('product.delete.3', 'Fehlt.'),
  ]);
  expect(stacks.map(({ message, errors }) => [message, errors.map(({ id }) => id)])).toEqual([
    ['Wird noch gebraucht.', ['product.delete.1', 'product.delete.2']],
    ['Wird noch gebraucht.', ['product.update.1']],
    ['Fehlt.', ['product.delete.3']],
  ]);
});
