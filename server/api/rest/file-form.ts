import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type Fault, validationError } from '#domain/errors.ts';
import { type ReceivedFile, UPLOAD_LIMIT_BYTES } from '#use-cases/files/decode-file.ts';

/** The name of the file's part. */
export const FILE_PART = 'file';

const LONGEST_FIELD = 64 * 1_024;

export interface FileForm {
  fields: Record<string, unknown>;
  /** null: the form holds none. */
  file: ReceivedFile | null;
}

/** Lets the routes of a scope be sent forms with one file, which `receiveFileForm` reads. */
export async function acceptFileForms(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: {
      fieldNameSize: 100,
      fieldSize: LONGEST_FIELD,
      fields: 30,
      // The parser would read a file beyond its limit to the end; `keep` stops it one byte earlier.
      fileSize: UPLOAD_LIMIT_BYTES + 2,
      files: 2,
      parts: 32,
      headerPairs: 50,
    },
  });
}

/**
 * Reads a form as it comes in, its file into a folder of its own that is gone afterwards, whatever happens. Throws
 * 'payload-too-large' for one longer than `most` bytes before reading it, 'form-unreadable', and faults at the fields. Of a file
 * that is too large nothing more is read than it takes to say so.
 */
export async function receiveFileForm(
  request: FastifyRequest,
  reply: FastifyReply,
  most: number,
): Promise<FileForm> {
  // A sender that is refused while still sending is not read any further.
  reply.header('connection', 'close');
  if (Number(request.headers['content-length']) > most) throw new AppError('payload-too-large');
  const folder = await mkdtemp(join(tmpdir(), `theke-upload-${process.pid}-`));
  try {
    const form = await receive(request, join(folder, 'file'));
    if (!form.file?.isTooLarge) reply.removeHeader('connection');
    return form;
  } catch (error) {
    throw refusalOfForm(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(request: FastifyRequest, path: string): Promise<FileForm> {
  const fields: Record<string, unknown> = {};
  const faults: Fault[] = [];
  let file: ReceivedFile | null = null;
  for await (const part of request.parts()) {
    const field = part.fieldname;
    if (part.type !== 'file') {
      if (typeof part.value !== 'string' || Object.hasOwn(fields, field))
        faults.push({ code: 'invalid', field });
      else if (part.valueTruncated)
        faults.push({ code: 'too-long', field, params: { maximum: LONGEST_FIELD } });
      else fields[field] = part.value;
      continue;
    }
    if (field !== FILE_PART || file) {
      part.file.resume();
      faults.push({ code: field === FILE_PART ? 'invalid' : 'unknown-field', field });
      continue;
    }
    const about = { name: part.filename ?? '', declared: part.mimetype };
    if (await keep(part.file, path)) file = { ...about, bytes: await readFile(path), isTooLarge: false };
    // The rest is not waited for.
    else return { fields, file: { ...about, bytes: Buffer.alloc(0), isTooLarge: true } };
  }
  if (faults.length > 0) throw validationError(faults);
  return { fields, file };
}

/** Writes what arrives; false as soon as it is too much. */
async function keep(source: Readable, path: string): Promise<boolean> {
  let bytes = 0;
  try {
    await pipeline(
      source,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > UPLOAD_LIMIT_BYTES) throw new TooMuch();
          yield chunk;
        }
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
    return true;
  } catch (error) {
    if (error instanceof TooMuch) return false;
    throw error;
  }
}

class TooMuch extends Error {}

/** Translates errors of the parser and the disk; an unreadable form is the sender's fault. */
export function refusalOfForm(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  if ('syscall' in error) return new AppError('unavailable', { cause: error });
  if ('statusCode' in error && error.statusCode === 413)
    return new AppError('payload-too-large', { cause: error });
  return new AppError('form-unreadable', { cause: error });
}
