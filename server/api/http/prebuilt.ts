import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Variant = 'br' | 'gzip' | 'identity';

/** A response that is built once and sent many times, in every encoding that browsers ask for. */
export interface Prebuilt {
  etag: string;
  status: number;
  bodies: Record<Variant, Buffer>;
  headers: Record<Variant, string[]>;
  notModified: string[];
}

export interface PrebuiltOptions {
  /** In addition to length, encoding, ETag and Vary, which are added. */
  headers: Readonly<Record<string, string>>;
  status?: number;
  /** What the response depends on; encoding and cookies by default. */
  vary?: string;
}

/** Compresses on the thread pool. `brotliQuality` is 1 to 11: the longer a response lives, the more effort is worth it. */
export async function prebuild(
  content: string | Buffer,
  { brotliQuality, ...options }: PrebuiltOptions & { brotliQuality: number },
): Promise<Prebuilt> {
  const identity = typeof content === 'string' ? Buffer.from(content) : content;
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(identity, { level: 6 }),
  ]);
  return prebuiltFrom({ br, gzip: zipped, identity }, options);
}

/** A response that is already compressed. */
export function prebuiltFrom(bodies: Prebuilt['bodies'], options: PrebuiltOptions): Prebuilt {
  const { headers, status = 200, vary = 'Accept-Encoding, Cookie' } = options;
  const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 27)}"`;
  const common = { ...headers, etag, vary };
  const withBody = (body: Buffer, encoding?: string) =>
    flat({
      ...common,
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-length': String(body.length),
    });
  return {
    etag,
    status,
    bodies,
    headers: {
      br: withBody(bodies.br, 'br'),
      gzip: withBody(bodies.gzip, 'gzip'),
      identity: withBody(bodies.identity),
    },
    notModified: flat(common),
  };
}

/** Bypasses Fastify's reply pipeline: these are the routes that every visitor opens first. */
export function sendPrebuilt(request: IncomingMessage, response: ServerResponse, prebuilt: Prebuilt): void {
  if (isSame(request.headers['if-none-match'], prebuilt.etag)) {
    response.writeHead(304, prebuilt.notModified);
    response.end();
    return;
  }
  const variant = variantFor(request.headers['accept-encoding']);
  response.writeHead(prebuilt.status, prebuilt.headers[variant]);
  response.end(request.method === 'HEAD' ? undefined : prebuilt.bodies[variant]);
}

/** Whether If-None-Match matches what would be sent; weak comparison, as RFC 9110 requires. */
export function isSame(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    header !== undefined && (header === '*' || header.split(',').some((tag) => bare(tag) === bare(etag)))
  );
}

function variantFor(accepted: string | string[] | undefined): Variant {
  if (typeof accepted !== 'string') return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
