import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#api/http/context.ts';
import { FORM_FILE_BYTES, FORM_FILES, FORM_TOTAL_BYTES } from '#domain/contact/contact-form.ts';
import { AppError, type Fault, validationError } from '#domain/errors.ts';
import { cleanLine, unstorableTexts } from '#domain/text/text-input.ts';
import { contactFormInput } from '#inputs/contact-form.ts';
import { type FormFile, submitForm } from '#use-cases/messages/submit-form.ts';
import { refusalOfForm } from './file-form.ts';
import { formTokens } from './form-tokens.ts';

/** The fields, and the boundaries between the parts. */
const SLACK = 256 * 1_024;
const LONGEST_FIELD = 64 * 1_024;
/** Files beyond the limit are still counted, so that the response can say how many; beyond this the form is cut off. */
const MOST_FILES = 2 * FORM_FILES;

interface ReceivedForm {
  fields: Record<string, string>;
  files: FormFile[];
}

/**
 * POST /custom/forms, and the token that a form gets when it is opened. Multipart; files are streamed into a folder of their own that is removed with the response. To be
 * registered behind the door of /api.
 */
export async function registerForms(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context,
): Promise<void> {
  const tokens = formTokens();
  await app.register(async (scope) => {
    scope.get('/custom/forms/token', (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ data: { token: tokens.issue() } }),
    );
    await scope.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      limits: {
        fieldNameSize: 100,
        fieldSize: LONGEST_FIELD,
        fields: 30,
        // The parser would read a file beyond its limit to the end; `keep` stops it one byte earlier.
        fileSize: FORM_FILE_BYTES + 1,
        files: MOST_FILES,
        parts: 30 + MOST_FILES,
        headerPairs: 50,
      },
    });
    scope.post('/custom/forms', async (request, reply) => {
      const context = contextOf(request, reply);
      context.limit('form-attempts');
      // A sender that is rejected while still sending is not read any further.
      reply.header('connection', 'close').header('cache-control', 'no-store');
      if (!request.isMultipart()) throw new AppError('unsupported-media-type');
      if (Number(request.headers['content-length']) > FORM_TOTAL_BYTES + SLACK)
        throw new AppError('payload-too-large');
      const folder = await mkdtemp(join(tmpdir(), `theke-form-${process.pid}-`));
      try {
        const { fields, files } = await receive(request, folder);
        reply.removeHeader('connection');
        request.procedureInput = fields;
        const { form, website, token } = contactFormInput.parse(fields);
        context.requireLimit('forms');
        const age = tokens.ageOf(token);
        const stored = await submitForm(context.deps, { form, files, website, age }, async (email) => {
          await context.limitEverywhere('form-contact', email.toLowerCase());
          if (age === null) await context.limitEverywhere('forms-unsigned', 'all');
          await context.limitEverywhere('forms');
        });
        return reply.code(201).send({ data: stored });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}

async function receive(request: FastifyRequest, folder: string): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  const files: FormFile[] = [];
  const faults: Fault[] = [];
  let room = FORM_TOTAL_BYTES;
  try {
    for await (const part of request.parts()) {
      const field = part.fieldname.replace(/\[\d{0,3}\]$/, '');
      if (part.type === 'file') {
        const path = join(folder, randomUUID());
        const name = cleanLine(part.filename ?? '');
        const bytes = await keep(part.file, path, { room, name });
        room -= bytes;
        // A browser sends an untouched file field as a file without name and content.
        if (name === '' && bytes === 0) continue;
        if (field !== 'upload') faults.push({ code: 'unknown-field', field });
        else files.push({ name, read: () => readFile(path) });
      } else if (typeof part.value !== 'string' || Object.hasOwn(fields, field)) {
        faults.push({ code: 'invalid', field });
      } else if (part.valueTruncated) {
        faults.push({ code: 'too-long', field, params: { maximum: LONGEST_FIELD } });
      } else if (field !== 'upload' || part.value !== '') {
        fields[field] = part.value;
      }
    }
  } catch (error) {
    throw refusalOfForm(error);
  }
  faults.push(...unstorableTexts(fields));
  if (faults.length > 0) throw validationError(faults);
  return { fields, files };
}

/** Writes what arrives, and stops as soon as it exceeds the limit. Returns the number of bytes. */
async function keep(
  source: Readable,
  path: string,
  { room, name }: { room: number; name: string },
): Promise<number> {
  let bytes = 0;
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > FORM_FILE_BYTES) throw tooLarge(name);
        if (bytes > room) throw new AppError('payload-too-large');
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  return bytes;
}

function tooLarge(name: string): AppError {
  return new AppError('file-too-large', {
    faults: [{ code: 'file-too-large', field: 'upload', params: { name } }],
  });
}
