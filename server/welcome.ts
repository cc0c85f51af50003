import { judgeProxy, type ProxyFacts } from '#domain/operations/proxy.ts';
import * as texts from '#text/access-texts.ts';
import * as backupTexts from '#text/backup-texts.ts';
import type { FirstAccess } from './use-cases/accounts/create-first-access.ts';

/** What a start prints for the person starting it: the address, and the secrets that are shown only this once. */
export function welcome(
  version: string,
  { url, deps }: { url: string; deps: { publicUrl: string } },
  { administrator, device }: FirstAccess,
): string {
  const admin = administrator && [
    texts.backend({ url: `${deps.publicUrl}/backend` }),
    texts.user({ email: administrator.email }),
    texts.password({ password: administrator.password ?? '(ADMIN_PASSWORD)' }),
  ];
  const key = device && [texts.deviceKey({ device: device.name, branch: device.branch, key: device.key })];
  return ['', `Theke ${version}: ${url}`, ...(admin ?? []), ...(key ?? []), '', ''].join('\n');
}

/** What the start prints that makes the key of the daily backups. It stays in DATA_DIR. */
export function backupKeyNote(key: string): string {
  return `${backupTexts.madeKey({ key })}\n${backupTexts.madeKeyNote}\n\n`;
}

/** What a start advises a technician; nothing is ''. */
export function advice(proxy: ProxyFacts): string {
  return judgeProxy(proxy).state === 'unnamed' ? `${texts.proxyUnnamed}\n` : '';
}

/** Resolves when the text has been written out; throws when nothing reads it. */
export async function print(text: string): Promise<void> {
  const { stdout } = process;
  await new Promise<void>((resolve, reject) => {
    stdout.once('error', reject);
    stdout.write(text, (error) => {
      if (error) return reject(error);
      stdout.off('error', reject);
      resolve();
    });
  });
}
