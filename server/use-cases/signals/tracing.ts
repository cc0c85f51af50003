export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  /** server: somebody called us; client: we call somebody; internal: all else. */
  kind: 'server' | 'client' | 'internal';
  /** Names and numbers, never what people wrote. */
  attributes?: Attributes;
  /** W3C trace context of a cause elsewhere; unset: the span in progress. */
  parent?: string | null;
}

/** A piece of work that is timed. */
export interface Span {
  /** Does `work` as a part of it. */
  within<T>(work: () => T): T;
  end(outcome?: { attributes?: Attributes; error?: unknown }): void;
}

/** Where the time goes, for a collector of traces. */
export interface Tracing {
  begin(name: string, options: SpanOptions): Span;
  /** W3C trace context of the span in progress. */
  current(): string | null;
  /** Sends what is left; at most a few seconds. */
  close(): Promise<void>;
}

/** Does `work` as a span; without tracing it is just done. */
export async function traced<T>(
  tracing: Tracing | null,
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing) return work();
  const span = tracing.begin(name, options);
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
