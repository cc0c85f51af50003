import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { S3Options } from '#adapters/storage/s3-settings.ts';

export type StoreMood =
  | 'well'
  /** 503 SlowDown for every call, as under load. */
  | 'busy'
  /** Takes every call and never says a word. */
  | 'silent'
  /** Announces a whole object, sends the half of it and hangs up. */
  | 'broken'
  /** Does not know conditional writes. */
  | 'old';

export interface StorePeer {
  /** As the environment names it to a server. */
  options: S3Options;
  /** What is stored, by key. */
  objects: Map<string, { bytes: Buffer; at: Date }>;
  setMood(mood: StoreMood): void;
  /** How many objects a page of a list holds at most. */
  setPage(size: number): void;
  /** Calls by method and kind, as 'GET object'. */
  calls(kind: string): number;
  /** Ends all connections and listens no more. */
  stop(): Promise<void>;
  /** Listens again, on the same port and with the same objects. */
  start(): Promise<void>;
}

const BUCKET = 'theke';
const REGION = 'eu-central-1';
const ACCESS_KEY = 'AKTHEKETHEKE';
const SECRET_KEY = 'geheimgeheimgeheim';

/** A store that speaks S3 by the path, with signatures that it checks (Signature Version 4). */
export async function startObjectStore(): Promise<StorePeer> {
  const objects: StorePeer['objects'] = new Map();
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  let mood: StoreMood = 'well';
  let page = 1_000;
  let port = 0;
  let server: Server;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bytesOf(request);
    const url = new URL(request.url ?? '/', 'http://store');
    const [bucket = '', ...parts] = url.pathname.slice(1).split('/');
    const key = parts.map(decodeURIComponent).join('/');
    const kind = `${request.method} ${key ? 'object' : 'bucket'}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (mood === 'silent') return;
    if (mood === 'busy') return fail(response, 503, 'SlowDown');
    const fault = signatureFault(request, url, body);
    if (fault) return fail(response, 403, fault);
    if (bucket !== BUCKET) return fail(response, 404, 'NoSuchBucket');
    if (!key) return list(response, url.searchParams);
    const found = objects.get(key);
    if (request.method === 'PUT') {
      const condition = request.headers['if-none-match'];
      if (condition && mood === 'old') return fail(response, 501, 'NotImplemented');
      if (condition === '*' && found) return fail(response, 412, 'PreconditionFailed');
      // A body that was cut off has not come this far.
      objects.set(key, { bytes: body, at: new Date() });
      return void response.writeHead(200, { etag: etagOf(body) }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (!found) return fail(response, 404, 'NoSuchKey', request.method === 'HEAD');
    const headers = {
      'content-length': found.bytes.length,
      'last-modified': found.at.toUTCString(),
      etag: etagOf(found.bytes),
    };
    response.writeHead(200, headers);
    if (request.method === 'HEAD') return void response.end();
    if (mood !== 'broken') return void response.end(found.bytes);
    response.write(found.bytes.subarray(0, found.bytes.length / 2), () => response.destroy());
  };

  const list = (response: ServerResponse, query: URLSearchParams) => {
    const prefix = query.get('prefix') ?? '';
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString();
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const shown = keys.slice(0, page);
    const last = shown.at(-1) ?? '';
    const contents = shown.map((key) => {
      const { bytes, at } = objects.get(key) ?? { bytes: Buffer.alloc(0), at: new Date(0) };
      return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`;
    });
    const isMore = keys.length > shown.length;
    const token = isMore
      ? `<NextContinuationToken>${Buffer.from(last).toString('base64url')}</NextContinuationToken>`
      : '';
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${contents.join('')}${token}</ListBucketResult>`,
    );
  };

  const start = async () => {
    server = createServer((request, response) => {
      answer(request, response).catch(() => response.destroy());
    });
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  };
  await start();
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: REGION,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET_KEY,
      prefix: '',
    },
    objects,
    setMood: (next) => {
      mood = next;
    },
    setPage: (size) => {
      page = size;
    },
    calls: (kind) => counts.get(kind) ?? 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    start,
  };
}

/** What the environment of a server says to use this store. */
export function storeEnvironment({ options }: StorePeer): Record<string, string> {
  return {
    S3_ENDPOINT: options.endpoint ?? '',
    S3_BUCKET: options.bucket,
    S3_REGION: options.region,
    S3_ACCESS_KEY_ID: options.accessKeyId,
    S3_SECRET_ACCESS_KEY: options.secretAccessKey,
    S3_PREFIX: options.prefix,
  };
}

function fail(response: ServerResponse, status: number, code: string, isBare = false): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(isBare ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code><Message/></Error>`);
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function signatureFault(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const { headers } = request;
  const [, scope = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [keyId, day = '', region = '', service = ''] = scope.split('/');
  if (keyId !== ACCESS_KEY) return 'InvalidAccessKeyId';
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...signed.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed,
    hash,
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${day}/${region}/${service}/aws4_request`,
    sha256(canonical),
  ].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    Buffer.from(`AWS4${SECRET_KEY}`),
  );
  const expected = createHmac('sha256', key).update(toSign).digest();
  const sent = Buffer.from(signature, 'hex');
  const isRight = sent.length === expected.length && timingSafeEqual(sent, expected);
  return isRight ? null : 'SignatureDoesNotMatch';
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
