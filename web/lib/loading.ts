import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds that a call may take before the indicator appears: quick responses must not make it flicker. */
const TIMEOUT = 150;

/** Notifies when to show and hide the loading indicator; returns a function that stops it. */
export function watchLoading(queries: QueryClient, tell: (isLoading: boolean) => void): () => void {
  let isShown = false;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const show = (isLoading: boolean) => {
    clearTimeout(wait);
    wait = undefined;
    if (isShown !== isLoading) tell(isLoading);
    isShown = isLoading;
  };
  const look = () => {
    if (!isBusy(queries)) show(false);
    else if (!isShown) wait ??= setTimeout(() => show(true), TIMEOUT);
  };
  const stops = [queries.getQueryCache().subscribe(look), queries.getMutationCache().subscribe(look)];
  look();
  return () => {
    clearTimeout(wait);
    for (const stop of stops) stop();
  };
}

/** True while any call is running that somebody waits for. */
export function useIsLoading(): boolean {
  const queries = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  useEffect(() => watchLoading(queries, setLoading), [queries]);
  return isLoading;
}

function isBusy(queries: QueryClient): boolean {
  const isAwaited = ({ meta, state }: Query) => !(meta?.isPolled && state.data !== undefined);
  return queries.isFetching({ predicate: isAwaited }) + queries.isMutating() > 0;
}
