import fc from 'fast-check';

/** Characters in which a text can hide something: controls, escapes, direction marks, half a pair. */
export const unit = fc.constantFrom(
  'a',
  'Ä',
  ' ',
  '\n',
  '\r',
  '\t',
  '\u0000',
  '\u001b',
  '[',
  '3',
  'm',
  '\u009b',
  '\u202e',
  '\ud800',
  '\u2028',
  '😀',
);
