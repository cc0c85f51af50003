import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { AppError } from '#domain/errors.ts';
import type { Storage, StoredFile } from '#use-cases/ports.ts';
import type { S3Options } from './s3-settings.ts';
import { isStoredName, requireStoredName, SMALL_FILE } from './stored-names.ts';

export interface ClosableStorage extends Storage {
  /** Ends the connections to the store. */
  close(): void;
}

export interface Limits {
  /** Until a connection stands, in milliseconds. */
  connectMs: number;
  /** Until the store answers a call, in milliseconds. Somebody waits for it. */
  answerMs: number;
  /** Until it has taken a whole file: 15 MB over a slow line, in milliseconds. */
  writeMs: number;
  /** How long a file on its way may stand still, in milliseconds. */
  idleMs: number;
}

const LIMITS: Limits = { connectMs: 2_000, answerMs: 5_000, writeMs: 30_000, idleMs: 30_000 };
/** A slow reader holds one for as long as its file takes, and the others must not wait behind it. */
const MOST_CONNECTIONS = 200;

/**
 * Files as objects of a bucket, over the protocol of S3. A store that is away, overloaded or does not let us in is
 * 'unavailable': what needs no file goes on. 'add' asks the store not to replace anything (If-None-Match); where a store does
 * not know that, two who add the same name in the same moment are not told apart.
 */
export function s3Storage(options: S3Options, limits: Limits = LIMITS): ClosableStorage {
  const { bucket: Bucket, prefix } = options;
  const client = clientOf(options, limits);
  const at = (name: string) => {
    requireStoredName(name);
    return { Bucket, Key: prefix + name };
  };

  const put = async (name: string, bytes: Uint8Array, more: { IfNoneMatch?: string } = {}) => {
    const object = { ...at(name), Body: bytes, ContentLength: bytes.length, ...more };
    await within(limits.writeMs, (abortSignal) => client.send(new PutObjectCommand(object), { abortSignal }));
  };

  const headOf = async (name: string) => {
    const head = new HeadObjectCommand(at(name));
    return unlessMissing(within(limits.answerMs, (abortSignal) => client.send(head, { abortSignal })));
  };

  const open = async (name: string, most = SMALL_FILE): Promise<StoredFile | null> => {
    const get = new GetObjectCommand(at(name));
    const ms = most > SMALL_FILE ? limits.writeMs : limits.answerMs;
    const file = within(ms, async (abortSignal) => {
      const { Body: body, ContentLength: size } = await client.send(get, { abortSignal });
      if (!(body instanceof Readable) || size === undefined) throw new Error('an answer without content');
      return { size, content: size <= most ? await whole(body, size, abortSignal) : body };
    });
    return unlessMissing(file);
  };

  return {
    async write(name, bytes) {
      await put(name, bytes);
    },
    async add(name, bytes) {
      if (await headOf(name)) return false;
      try {
        await put(name, bytes, { IfNoneMatch: '*' });
        return true;
      } catch (error) {
        const status = statusOf(error);
        // 409: somebody else is writing that name right now.
        if (status === 412 || status === 409) return false;
        if (status !== 501) throw error;
        await put(name, bytes);
        return true;
      }
    },
    async read(name) {
      const content = (await open(name, Number.POSITIVE_INFINITY))?.content;
      return content instanceof Uint8Array ? content : null;
    },
    open: (name) => open(name),
    async stat(name) {
      const head = await headOf(name);
      return head && { at: head.LastModified ?? new Date(0), size: head.ContentLength ?? 0 };
    },
    async remove(name) {
      const removal = new DeleteObjectCommand(at(name));
      await unlessMissing(within(limits.answerMs, (abortSignal) => client.send(removal, { abortSignal })));
    },
    async *list(start) {
      let ContinuationToken: string | undefined;
      do {
        const page = await within(limits.answerMs, (abortSignal) =>
          client.send(
            new ListObjectsV2Command({
              Bucket,
              Prefix: prefix + start,
              ...(ContinuationToken ? { ContinuationToken } : {}),
            }),
            { abortSignal },
          ),
        );
        for (const { Key = '' } of page.Contents ?? []) {
          const name = Key.slice(prefix.length);
          if (isStoredName(name)) yield name;
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
    },
    close: () => client.destroy(),
  };
}

function clientOf({ endpoint, region, accessKeyId, secretAccessKey }: S3Options, limits: Limits): S3Client {
  const agent = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
  return new S3Client({
    region,
    // By the path: a store of one's own has one name, not one for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId, secretAccessKey },
    // A second try of the client would hide a store that is down behind twice the wait.
    maxAttempts: 2,
    // Stores of others refuse what only Amazon knows; the signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      socketTimeout: limits.idleMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

/** The deadline of a call; a large file that is passed on is read for as long as its reader takes. */
async function within<T>(ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), ms);
  try {
    return await call(deadline.signal);
  } catch (error) {
    // What a caller has to tell apart stays in `cause`.
    throw new AppError('unavailable', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function whole(body: Readable, size: number, signal: AbortSignal): Promise<Uint8Array> {
  const bytes = await buffer(addAbortSignal(signal, body));
  if (bytes.length !== size) throw new Error('only a part of the content');
  return bytes;
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if (statusOf(error) === 404 && !isNoBucket(error)) return null;
    throw error;
  }
}

function answerOf(error: unknown): S3ServiceException | null {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof S3ServiceException ? cause : null;
}

function statusOf(error: unknown): number | null {
  return answerOf(error)?.$metadata.httpStatusCode ?? null;
}

function isNoBucket(error: unknown): boolean {
  return answerOf(error)?.name === 'NoSuchBucket';
}
