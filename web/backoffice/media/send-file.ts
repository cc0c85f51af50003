import { faultsIn } from '#web/lib/api.ts';
import { sendForm } from '#web/lib/send-form.ts';
import { PICTURE_FILES, refusalOf } from './file-kinds.ts';
import * as texts from './texts.ts';

/** Why an upload failed, in one German sentence. */
export class FileError extends Error {}

export interface Sending {
  /** Upload progress, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** A call that takes a file: a new record, or an existing one whose file is replaced. */
export interface FileCall {
  method: 'POST' | 'PUT';
  path: `/${string}`;
  /** What is sent along with the file. */
  values?: object;
}

/** Uploads a file and returns the record that the server made of it. Throws FileError. */
export async function sendFile<T>(
  { method, path, values = {} }: FileCall,
  file: File,
  sending: Sending,
): Promise<T> {
  // One that is gone by now would end the sending without a word.
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => {
      throw new FileError(texts.unreadable({ name: file.name }));
    });
  const form = { file, values: { name: file.name, ...values } };
  const answer = await sendForm(method, `/api${path}`, form, sending);
  const isDone = answer.status >= 200 && answer.status < 300;
  if (isDone && isEnvelope(answer.body)) return answer.body.data as T;
  throw new FileError(faultsIn(answer.body)[0]?.message ?? failureOf(answer.status, file.name));
}

/** Uploads a picture of the shop; obvious non-pictures are rejected beforehand. Throws FileError. */
export async function sendPicture<T>(call: FileCall, file: File, sending: Sending): Promise<T> {
  const refusal = refusalOf(PICTURE_FILES, file);
  if (refusal) throw new FileError(refusal);
  return sendFile<T>(call, file, sending);
}

function failureOf(status: number, name: string): string {
  if (status === 0) return texts.notArrived({ name });
  if (status === 413) return texts.tooLarge({ name });
  return texts.notStored({ name });
}

function isEnvelope(body: unknown): body is { data: unknown } {
  return body !== null && typeof body === 'object' && 'data' in body;
}
