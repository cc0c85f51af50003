import { trpc } from '#web/lib/trpc.ts';
import * as texts from './texts.ts';

/** How far the shop is from its first order; always as of now. */
export function useSetup() {
  return trpc.setup.show.useQuery(undefined, {
    staleTime: 0,
    meta: { failure: { id: 'setup.load', text: texts.loadFailed } },
  });
}
