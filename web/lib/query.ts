import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { problemOf } from './trpc.ts';

/** The cache of all answers. `onSignedOut` is called when the server no longer knows who asks (401). */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    const { status, code } = problemOf(error);
    if (status === 401 && code === 'unauthenticated') onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal stays one; only what may pass is tried again.
        retry: (failures, error) => failures < 3 && [0, 429, 502, 503, 504].includes(problemOf(error).status),
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 10_000) * (0.75 + Math.random() / 2),
        // The browser's own idea of being online is wrong in shops with their own network.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
