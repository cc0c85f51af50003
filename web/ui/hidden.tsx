import type { ReactElement } from 'react';

/** The screen-reader-only words of a rich message: 'Laden<hidden>: {name}</hidden>'. */
export function hidden(words: readonly (string | ReactElement)[]): ReactElement {
  return (
    <span key="hidden" className="sr-only">
      {words}
    </span>
  );
}
