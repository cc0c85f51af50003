import type { InputErrors } from '../inputs/input-props.ts';

/** What react-hook-form keeps of wrong values, as sentences by dotted path. */
export function flatErrors(errors: unknown, path = ''): InputErrors {
  if (errors === null || typeof errors !== 'object') return {};
  if ('message' in errors && typeof errors.message === 'string') return { [path]: errors.message };
  return Object.assign(
    {},
    ...Object.entries(errors)
      .filter(([name]) => name !== 'ref')
      .map(([name, inner]) => flatErrors(inner, path === '' ? name : `${path}.${name}`)),
  );
}
