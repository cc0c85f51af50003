import type { CleanForm } from '#domain/contact/contact-form.ts';
import type { StoredUpload } from '#use-cases/files/file-store.ts';

export interface StoredForm extends CleanForm {
  id: number;
  /** Its files, in the order in which they were sent. */
  files: StoredUpload[];
}

export interface FormStore {
  add(form: CleanForm, uploads: readonly number[], at: Date): Promise<number>;
  byId(id: number): Promise<StoredForm | null>;
  /** Forms from before that instant, oldest first. */
  olderThan(before: Date, limit: number): Promise<StoredForm[]>;
  /** Removes a form with its files' rows; the files themselves are in the storage. */
  remove(id: number): Promise<void>;
}
