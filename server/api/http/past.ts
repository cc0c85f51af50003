import type { Past } from '#use-cases/past-reader.ts';
import type { Context } from './context.ts';

/** The header that says how far what is answered is behind, in seconds; without a copy of the database there is none. */
const DATA_AGE = 'X-Data-Age';

/** Where this request reads what may be some seconds old (R390); its answer says how old it is. */
export function openPast({ deps, setHeader }: Pick<Context, 'deps' | 'setHeader'>): Past {
  const past = deps.db.past.open();
  if (past.ageMs !== null) setHeader(DATA_AGE, String(Math.ceil(past.ageMs / 1_000)));
  return past;
}
