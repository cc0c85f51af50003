import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forgetOldAccess } from '#use-cases/accounts/forget-old-access.ts';
import { forgetKeptMails } from '#use-cases/messages/forget-kept-mails.ts';
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
    // Nobody reads it in the mail box any more.
    await expect.poll(() => keptMails(mailed)).toEqual([]);
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

  it('is not kept longer than it is valid, while the other mails stay', async () => {
    const server = await startServer({ settings: { publicUrl: 'https://shop.example.at' } });
    await server.post('/api/login-link', { email: EMPLOYEE });
    await mailedToken(server);
    const message = { to: 'gast@example.at', subject: 'Ihre Bestellung', text: '', html: '' };
    await server.deps.mail.send({ ...message, messageId: '<order@test>', audience: 1 });
    // A link whose row is gone, as after a new password.
    await server.deps.mail.send({ ...message, messageId: '<login-gone@test>' });
    await forgetOldAccess(server.deps);
    expect(await keptMails(server)).toHaveLength(3);
    server.setNow(new Date(Date.now() + 15 * 60_000 + 1_000));
    await forgetOldAccess(server.deps);
    await forgetKeptMails(server.deps);
    expect(await keptMails(server)).toHaveLength(2);
    server.setNow(new Date(Date.now() + 72 * 60 * 60_000 + 1_000));
    await forgetKeptMails(server.deps);
    expect(await keptMails(server)).toEqual([expect.stringContaining('.branch-1.')]);
    await server.stop();
  });
});

async function keptMails({ settings }: Pick<TestServer, 'settings'>): Promise<string[]> {
  const names = await readdir(join(settings.dataDir, 'outbox-mail')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}

/** The token of the only mail that was written. */
async function mailedToken({ settings }: TestServer): Promise<string> {
  await expect.poll(() => keptMails({ settings })).toHaveLength(1);
  const [file = ''] = await keptMails({ settings });
  const mail = await readFile(join(settings.dataDir, 'outbox-mail', file), 'utf8');
  const text = mail.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '=');
  expect(text).not.toContain('evil.example');
  const token = /https:\/\/shop\.example\.at\/backend\/login\?token=([\w-]{43})/.exec(text)?.[1];
  if (!token) throw new Error(`no link in:\n${text}`);
  return token;
}
