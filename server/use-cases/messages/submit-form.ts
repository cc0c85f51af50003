import { randomBytes } from 'node:crypto';
import {
  type ContactForm,
  cleanForm,
  contactFormFaults,
  FORM_FILE_TYPES,
  isFromRobot,
} from '#domain/contact/contact-form.ts';
import { AppError, type Fault, faultsOf, validationError } from '#domain/errors.ts';
import { cleanLine } from '#domain/text/text-input.ts';
import { uploadFile } from '#use-cases/files/file-store.ts';
import type { Deps } from '#use-cases/ports.ts';

/** A file as it was received; read one at a time, so that only one is in memory. */
export interface FormFile {
  name: string;
  read(): Promise<Uint8Array>;
}

export interface SubmitForm {
  form: ContactForm;
  files: readonly FormFile[];
  /** A field that only bots fill in, and milliseconds since the form was opened (domain/contact/contact-form.ts). */
  website: string;
  age: number | null;
}

type NewUpload = Parameters<Deps['db']['files']['addUpload']>[0];

/**
 * Stores a contact form with its files and queues its mail to the shop. `admitted` is called once the fields are valid.
 * Throws 'form-refused' for a form that a bot filled in (never thanks: it may have been a person), 'validation-failed'.
 */
export async function submitForm(
  deps: Deps,
  { form, files, website, age }: SubmitForm,
  admitted: (email: string) => Promise<void>,
): Promise<{ id: number }> {
  if (isFromRobot({ website, age })) throw new AppError('form-refused');
  const faults = contactFormFaults(form, files.length);
  if (faults.length > 0) throw validationError(faults);
  const clean = cleanForm(form);
  await admitted(clean.email);
  const uploads: NewUpload[] = [];
  try {
    for (const file of files) uploads.push(await keepFile(deps, file));
    return await deps.db.transaction(async (stores) => {
      const ids: number[] = [];
      for (const upload of uploads) ids.push((await stores.files.addUpload(upload)).id);
      const now = deps.clock.now();
      const id = await stores.forms.add(clean, ids, now);
      await stores.work.addEffects([{ kind: 'form', payload: { form: id } }], now);
      return { id };
    });
  } catch (error) {
    await Promise.allSettled(uploads.map((upload) => deps.storage.remove(uploadFile(upload))));
    throw error;
  }
}

async function keepFile(deps: Deps, { name, read }: FormFile): Promise<NewUpload> {
  const shown = cleanLine(name).slice(-200);
  const ending = /\.([^.]+)$/.exec(shown.toLowerCase())?.[1] ?? '';
  // By its name first: a file of a refused type is not even read.
  if (!FORM_FILE_TYPES.includes(ending)) throw refused({ code: 'file-type' }, shown);
  const bytes = await read();
  const { extension, mimeType } = await deps.images.admit(bytes, shown).catch((error: unknown) => {
    throw error instanceof AppError ? refused(faultsOf(error)[0] ?? { code: error.code }, shown) : error;
  });
  const upload = { publicHash: randomBytes(32).toString('base64url'), extension, mimeType };
  await deps.storage.write(uploadFile(upload), bytes);
  return { ...upload, name: shown, bytes: bytes.length };
}

function refused({ code }: Fault, name: string): AppError {
  return validationError([{ code, field: 'upload', params: { name } }]);
}
