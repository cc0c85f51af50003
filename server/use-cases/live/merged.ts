/**
 * Yields what several sources yield, each as soon as it comes; none overtakes itself. Ends with the signal, with the reader,
 * or with the first source that ends or fails; the others then get their signal.
 */
export async function* merged<T>(
  signal: AbortSignal,
  sources: readonly ((signal: AbortSignal) => AsyncGenerator<T>)[],
): AsyncGenerator<T> {
  const ending = new AbortController();
  const own = AbortSignal.any([signal, ending.signal]);
  const open = sources.map((source) => source(own));
  const next = (index: number) => open[index]?.next().then((result) => ({ index, result }));
  const pending = open.map((_, index) => next(index));
  try {
    for (;;) {
      const first = await Promise.race(pending);
      if (!first || first.result.done) return;
      yield first.result.value;
      pending[first.index] = next(first.index);
    }
  } finally {
    ending.abort();
    // One that waits ends with its signal; the one whose value was just taken has to be told.
    await Promise.allSettled(open.map((source) => source.return(undefined)));
  }
}
