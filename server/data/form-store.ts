import { formSubject, OTHER_SUBJECT } from '#domain/contact/contact-form.ts';
import type { FormSubmission } from '#prisma/generated/client.ts';
import type { FormStore, StoredForm } from '#use-cases/messages/form-store.ts';
import type { Client } from './client.ts';
import { fileStore } from './file-store.ts';

/** Contact forms, over a client or the client of a transaction. */
export function formStore(client: Client): FormStore {
  const files = fileStore(client);

  async function toForm({ uploads, createdAt: _, subject, ...row }: FormSubmission): Promise<StoredForm> {
    const found = new Map((await files.uploads(uploads)).map((upload) => [upload.id, upload]));
    return {
      ...row,
      subject: formSubject(subject) ?? OTHER_SUBJECT,
      files: uploads.flatMap((id) => found.get(id) ?? []),
    };
  }

  return {
    async add(form, uploads, at) {
      const row = await client.formSubmission.create({
        data: { ...form, uploads: [...uploads], createdAt: at },
      });
      return row.id;
    },
    async byId(id) {
      const row = await client.formSubmission.findUnique({ where: { id } });
      return row && toForm(row);
    },
    async olderThan(before, limit) {
      const rows = await client.formSubmission.findMany({
        where: { createdAt: { lt: before } },
        orderBy: { id: 'asc' },
        take: limit,
      });
      return Promise.all(rows.map(toForm));
    },
    async remove(id) {
      const row = await client.formSubmission.findUnique({ where: { id } });
      if (!row) return;
      await client.upload.deleteMany({ where: { id: { in: row.uploads } } });
      await client.formSubmission.deleteMany({ where: { id } });
    },
  };
}
