import type { ReactElement } from 'react';

/** Of a rich message the words that only screen readers say: 'Laden<hidden>: {name}</hidden>'. */
export function hidden(words: readonly (string | ReactElement)[]): ReactElement {
  return (
    <span key="hidden" className="sr-only">
      {words}
    </span>
  );
}
