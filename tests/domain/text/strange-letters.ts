import fc from 'fast-check';

/** Letters that texts of people and programs hide something in: controls, escapes, direction marks, half a pair. */
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
