import type { InputErrors } from '../inputs/input-props.ts';

/** The errors of react-hook-form as messages by dotted path. */
export function flatErrors(errors: unknown, path = ''): InputErrors {
  if (errors === null || typeof errors !== 'object') return {};
  const own = 'message' in errors && typeof errors.message === 'string' ? { [path]: errors.message } : {};
  // A value may be invalid as a whole and in its parts as well.
  return Object.assign(
    own,
    ...Object.entries(errors)
      .filter(([name]) => name !== 'ref')
      .map(([name, inner]) => flatErrors(inner, path === '' ? name : `${path}.${name}`)),
  );
}
