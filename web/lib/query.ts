import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { addError, atField, removeError } from './errors.ts';
import { faultsOf, type Problem, problemOf } from './trpc.ts';

/** How a call's failure is reported. */
export interface Failure {
  /** Of the listed error: the same call on the same subject has the same id. */
  id: string;
  /** The sentence of the catalogue (#text/error-catalogue.ts). */
  text: string;
  /** Precedes the message where the list alone would not say what it is about: 'Bestellung 12'. */
  subject?: string;
  /** Whether a retry would only fail again. */
  isFinal?: (problem: Problem) => boolean;
  /** The names of the fields, where the sentence of the server stands away from them. */
  labelOf?: (field: string) => string | undefined;
  /** Whether the caller shows this problem itself: the error list then leaves it out. */
  isShown?: (problem: Problem) => boolean;
}

type CallMeta = {
  /** Without it the caller shows the failure itself. */
  failure?: Failure;
  /**
   * Polled: while there is an older response, neither the indicator nor the error list mentions it; nor does the list that no
   * server answers, which the screen says by itself.
   */
  isPolled?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** The cache of all responses. `onSignedOut` is called when the server no longer knows the caller (401). */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  /** Lists the error of a failed call, unless the login comes next anyway. */
  const failed = (error: unknown, failure: Failure | undefined, isLoad: boolean, retry: Retry) => {
    const problem = problemOf(error);
    if (problem.status === 401 && problem.code === 'unauthenticated') return onSignedOut();
    // Asked for while the page was open: the caller says so now, and its screen follows.
    if (problem.code === 'second-factor-setup-required')
      return void queries.invalidateQueries({ queryKey: ['me'] });
    if (!failure || failure.isShown?.(problem)) return;
    // On create, update and delete the server's first message replaces the default.
    const sentence = (!isLoad && sentenceOf(error, failure)) || failure.text;
    addError({
      id: failure.id,
      error,
      message: failure.subject ? `${failure.subject}: ${sentence}` : sentence,
      retry: failure.isFinal?.(problem) ? null : retry,
    });
  };
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isCovered =
          query.meta?.isPolled && (query.state.data !== undefined || problemOf(error).status === 0);
        failed(error, isCovered ? undefined : query.meta?.failure, true, () => query.fetch());
      },
      onSuccess: (_data, { meta }) => meta?.failure && removeError(meta.failure.id),
    }),
    mutationCache: new MutationCache({
      onError: (error, variables, _result, { meta, options }) =>
        failed(error, meta?.failure, false, () =>
          queries.getMutationCache().build(queries, options).execute(variables),
        ),
      onSuccess: (_data, _variables, _result, { meta }) => {
        if (meta?.failure) removeError(meta.failure.id);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal is final; only transient failures are retried.
        retry: (failures, error) => failures < 3 && [0, 429, 502, 503, 504].includes(problemOf(error).status),
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 10_000) * (0.75 + Math.random() / 2),
        // The browser's own idea of being online is wrong in shops with their own network.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
}

type Retry = () => Promise<unknown>;

/** The first sentence of the server; away from its field it says which one it means. */
function sentenceOf(error: unknown, { labelOf }: Failure): string | null {
  const [fault] = faultsOf(error);
  if (!fault) return null;
  const [field = ''] = (fault.field ?? '').split('.');
  return atField(labelOf?.(field) ?? '', fault.message);
}

/**
 * Makes a changing call: counted by the loading indicator, its failure listed and thrown. Whatever must follow its
 * success belongs in `call`, so that it also follows a successful retry.
 */
export function change<T>(queries: QueryClient, failure: Failure, call: () => Promise<T>): Promise<T> {
  return queries
    .getMutationCache()
    .build<T, Error, void, unknown>(queries, { mutationFn: call, meta: { failure } })
    .execute();
}
