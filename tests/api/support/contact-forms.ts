import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect } from 'vitest';
import { startServer, type TestServer } from './harness.ts';
import { eventually } from './waiting.ts';

/** A server that is ready: starting blocks the process for a moment, and an overloaded server sheds requests. */
export async function startFormServer(isRateLimited: boolean, trustProxy = false): Promise<TestServer> {
  const server = await startServer({ settings: { isRateLimited, trustProxy } });
  await eventually(async () => expect((await server.get('/api/users/me')).status).toBe(200));
  return server;
}

export const FINE = {
  subject: 'Partyplatten',
  company: 'Müller OG',
  firstName: 'Jo',
  lastName: 'Li',
  email: 'jo@example.at',
  phone: '0664 1234',
  comment: 'Zwölf Platten, bitte.',
};
export const PDF = '%PDF-1.7\n%%EOF';
export const ZIP = `PK\u0005\u0006${'\u0000'.repeat(18)}`;

/** Name, content, and the field when it is not `upload`. */
export type File = [name: string, content: BlobPart, field?: string];

/** A valid form, with changes. */
export function form(fields: Record<string, string> = {}, files: File[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...FINE, ...fields })) data.append(name, value);
  for (const [name, content, field = 'upload'] of files) data.append(field, new Blob([content]), name);
  return data;
}

/** Sends a form as a browser does. */
export async function sendForm(url: string, body: BodyInit, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/api/custom/forms`, {
    method: 'POST',
    body,
    headers,
  });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) };
}

/** Temporary folders that forms have left behind; the server runs in this process. */
export async function temporaryFolders(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith(`theke-form-${process.pid}-`));
}
