import { expect, test } from 'vitest';
import { AppError, faultsOf, validationError } from '#domain/errors.ts';

test('a refusal carries its code, and its faults if it has any', () => {
  const faults = [{ code: 'required', field: 'firstName' }] as const;
  const error = validationError(faults);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'AppError', code: 'validation-failed', message: 'validation-failed' });
  expect(faultsOf(error)).toEqual(faults);
});

test('a refusal without faults is its own fault', () => {
  const error = new AppError('too-many-logins', { params: { minutes: 3 }, cause: new Error('inner') });
  expect(faultsOf(error)).toEqual([{ code: 'too-many-logins', params: { minutes: 3 } }]);
  expect(error.cause).toBeInstanceOf(Error);
  expect(new AppError('price-changed', { details: { totalGross: 5 } }).details).toEqual({ totalGross: 5 });
});
