import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  /** '' = it has none here. */
  parentSpanId: string;
  kind: number;
  attributes: Record<string, unknown>;
}

export interface OtlpCollector {
  /** Without /v1/traces, as OTEL_EXPORTER_OTLP_ENDPOINT has it. */
  url: string;
  spans: CollectedSpan[];
  /** The names of the services that sent them. */
  services: Set<unknown>;
  close(): Promise<void>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface TracesRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'attributes' | 'parentSpanId'> & {
        parentSpanId?: string;
        attributes: Attribute[];
      })[];
    }[];
  }[];
}

/** Collects traces as a collector does: OTLP over HTTP with JSON, POST /v1/traces. */
export async function startOtlpCollector(): Promise<OtlpCollector> {
  const spans: CollectedSpan[] = [];
  const services = new Set<unknown>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isTraces = request.method === 'POST' && request.url === '/v1/traces';
      if (!isTraces || request.headers['content-type'] !== 'application/json') {
        response.writeHead(415).end();
        return;
      }
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as TracesRequest;
      for (const { resource, scopeSpans } of resourceSpans) {
        services.add(plain(resource.attributes)['service.name']);
        for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
          const { name, traceId, spanId, parentSpanId = '', kind, attributes } = span;
          spans.push({ name, traceId, spanId, parentSpanId, kind, attributes: plain(attributes) });
        }
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    services,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function plain(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
