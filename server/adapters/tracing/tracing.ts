import type { Context, Span as OtelSpan } from '@opentelemetry/api';
import type { SpanOptions, Tracing } from '#use-cases/signals/tracing.ts';

export interface TracingOptions {
  /** OTLP over HTTP with JSON: the collector's address without /v1/traces. */
  endpoint: string;
  serviceName: string;
  version: string;
}

/** The server stops within ten seconds; a collector that does not answer has no say in it. */
const LAST_WORDS_MS = 2_000;

/**
 * Sends spans to a collector, in batches and in the background; while it does not answer they are dropped. How many requests are
 * traced, and headers for the collector, are set by the usual variables (OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS). The
 * libraries are loaded only here: they take some 20 MB.
 */
export async function openTracing({ endpoint, serviceName, version }: TracingOptions): Promise<Tracing> {
  const [api, core, sdk, hooks, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  });
  // Not registered: spans are begun by our own hand, and nothing else in the process is to be patched.
  const contexts = new hooks.AsyncLocalStorageContextManager().enable();
  const propagator = new core.W3CTraceContextPropagator();
  const tracer = provider.getTracer('theke', version);
  const KINDS = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    internal: api.SpanKind.INTERNAL,
  } as const;

  const parentOf = ({ parent }: SpanOptions): Context => {
    if (!parent) return contexts.active();
    return propagator.extract(api.ROOT_CONTEXT, { traceparent: parent }, api.defaultTextMapGetter);
  };
  const end = (span: OtelSpan, error: unknown) => {
    if (error !== undefined) {
      // The message may say what somebody typed; its kind never does.
      const message = error instanceof Error ? error.name : 'failed';
      span.setStatus({ code: api.SpanStatusCode.ERROR, message });
    }
    span.end();
  };
  return {
    begin(name, options) {
      const { kind, attributes = {} } = options;
      const parent = parentOf(options);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
      const own = api.trace.setSpan(parent, span);
      return {
        within: (work) => contexts.with(own, work),
        end({ attributes: more = {}, error } = {}) {
          span.setAttributes(more);
          end(span, error);
        },
      };
    },
    current() {
      const carrier: Record<string, string> = {};
      propagator.inject(contexts.active(), carrier, api.defaultTextMapSetter);
      return carrier.traceparent ?? null;
    },
    async close() {
      const late = new Promise<void>((resolve) => void setTimeout(resolve, LAST_WORDS_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}
