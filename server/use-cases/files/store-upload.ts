import { randomBytes } from 'node:crypto';
import type { UploadRef } from '#domain/media/image.ts';
import { upload } from '#entities/upload.ts';
import * as texts from '#text/record-texts.ts';
import { recordTitle } from '#text/record-title.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { admitUpload } from './admit-upload.ts';
import type { SentFile } from './decode-file.ts';
import { type NewUpload, type StoredUpload, uploadFile } from './file-store.ts';

/** Stores a file: a customer's for an order, or a manager's for the library (R101). Throws what admitUpload throws. */
export async function storeUpload(deps: Deps, actor: Actor, sent: SentFile): Promise<UploadRef> {
  const { bytes, name, extension, mimeType } = await admitUpload(deps, sent);
  const file = { publicHash: randomBytes(32).toString('base64url'), extension, mimeType };
  const isLibrary = actor.kind === 'user' && actor.roles.some((role) => role !== 'ROLE_EMPLOYEE');
  // The file first: a row never promises a file that is not there.
  await deps.storage.write(uploadFile(file), bytes);
  const row = { ...file, name, bytes: bytes.length, isLibrary };
  const stored = isLibrary
    ? await deps.db.transaction((stores) => addToLibrary(stores, actor, row))
    : await deps.db.files.addUpload(row);
  return { id: stored.id, version: stored.version, ...file, name: stored.name };
}

async function addToLibrary({ files, logs }: Stores, actor: Actor, file: NewUpload): Promise<StoredUpload> {
  const stored = await files.addUpload(file);
  await logs.add({
    level: 'info',
    source: 'staff',
    message: texts.recordCreated({ record: recordTitle(upload.label, stored.name, stored.id) }),
    ...authorOf(actor),
    subject: upload.name,
    subjectId: stored.id,
  });
  return stored;
}
