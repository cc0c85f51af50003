import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sessionOf, startServer, type TestServer } from '../support/harness.ts';
import { EMPLOYEE } from '../support/template.ts';

describe('A35 login link', () => {
  it('comes by mail, with the address of the settings, and works once', async () => {
    const mailed = await startServer({ settings: { publicUrl: 'https://shop.example.at' } });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await mailed.post('/api/login-link', { email: 'nobody@example.at' })).status).toBe(204);
    expect((await mailed.post('/api/login-link', { email: EMPLOYEE }, { headers })).status).toBe(204);
    const token = await mailedToken(mailed);
    const answer = await mailed.post('/api/login/link', { token });
    expect(answer.status).toBe(200);
    expect(answer.body.data.email).toBe(EMPLOYEE);
    sessionOf(answer);
    const again = await mailed.post('/api/login/link', { token });
    expect(again.status).toBe(401);
    expect(again.body.errors[0].message).toBe('Der Anmeldelink ist ungültig oder abgelaufen.');
    await mailed.stop();
  });

  it('expires after 15 minutes', async () => {
    const late = await startServer({ settings: { publicUrl: 'https://shop.example.at' } });
    await late.post('/api/login-link', { email: EMPLOYEE });
    const token = await mailedToken(late);
    late.setNow(new Date(Date.now() + 15 * 60_000 + 1_000));
    expect((await late.post('/api/login/link', { token })).status).toBe(401);
    await late.stop();
  });
});

/** The token of the only mail that was written. */
async function mailedToken({ settings }: TestServer): Promise<string> {
  const directory = join(settings.dataDir, 'outbox-mail');
  const mails = async () =>
    (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml'));
  await expect.poll(mails).toHaveLength(1);
  const [file = ''] = await mails();
  const mail = await readFile(join(directory, file), 'utf8');
  const text = mail.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '=');
  expect(text).not.toContain('evil.example');
  const token = /https:\/\/shop\.example\.at\/backend\/login\?token=([\w-]{43})/.exec(text)?.[1];
  if (!token) throw new Error(`no link in:\n${text}`);
  return token;
}
