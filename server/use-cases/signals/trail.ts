import { AsyncLocalStorage } from 'node:async_hooks';

/** What a piece of work was caused by: every log line of it carries this, on whichever server it is done. */
export interface Trail {
  /** The id of the request, of its proxy where there is a trusted one. */
  request: string;
}

/** A trail as it is stored with work for later. */
export interface StoredTrail {
  requestId: string | null;
  /** W3C: the span that caused it; null while nothing is traced. */
  traceparent: string | null;
}

const trails = new AsyncLocalStorage<Trail>();

/** The trail of the work in progress; null where no request caused it. */
export function currentTrail(): Trail | null {
  return trails.getStore() ?? null;
}

/** Does `work`, and all that it starts, on this trail; null = on none. */
export function onTrail<T>(trail: Trail | null, work: () => T): T {
  return trail ? trails.run(trail, work) : trails.exit(work);
}
