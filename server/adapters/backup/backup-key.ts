import { randomInt, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Signs that nobody confuses when copying from paper: no I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 6;
const GROUP = 5;

/** The key in DATA_DIR that daily copies are encrypted with, 150 bits; null where none was made. */
export async function readBackupKey(dataDir: string): Promise<string | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || null;
}

/** Makes the key, readable for this user only; null if there is one already. */
export async function makeBackupKey(dataDir: string): Promise<string | null> {
  if (await readBackupKey(dataDir)) return null;
  const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  const key = Array.from({ length: GROUPS }, group).join('-');
  const draft = `${fileOf(dataDir)}.${randomUUID()}`;
  await writeFile(draft, `${key}\n`, { mode: 0o600, flush: true });
  try {
    await link(draft, fileOf(dataDir));
  } catch {
    // Another process was faster, or the file system knows no second names.
    if (!(await readBackupKey(dataDir))) await writeFile(fileOf(dataDir), `${key}\n`, { mode: 0o600 });
  } finally {
    await rm(draft, { force: true });
  }
  return key;
}

/** What was typed; a key copied from paper may come in small letters and with other gaps. */
export function typedPassword(text: string): string {
  const signs = text.toUpperCase().replaceAll(/[\s-]/g, '');
  if (signs.length !== GROUPS * GROUP || [...signs].some((sign) => !SIGNS.includes(sign))) return text;
  return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'backup.key');
}
