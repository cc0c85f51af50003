import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox } from '#adapters/secret-box.ts';
import { UnreadableSecret } from '#domain/payment/unreadable-secret.ts';

const KEY = '00112233445566778899aabbccddeeff'.repeat(2);

function reasonOf(open: () => unknown): unknown {
  try {
    open();
  } catch (error) {
    return error instanceof UnreadableSecret ? error.reason : error;
  }
  return 'opened';
}

describe('the box of secrets', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'theke-secrets-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it.each(['live_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM', 'Schlüssel 🔑', ''])('gives %j back', (secret) => {
    const box = createSecretBox({ key: KEY, directory });
    const sealed = box.seal(secret, 'mollie');
    expect(box.open(sealed, 'mollie')).toBe(secret);
    expect(sealed).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]+$/);
    if (secret !== '') expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(secret);
    expect(box.seal(secret, 'mollie')).not.toBe(sealed);
  });

  it('opens a secret for no other use', () => {
    const box = createSecretBox({ key: KEY, directory });
    expect(reasonOf(() => box.open(box.seal('geheim', 'mollie branch 1'), 'mollie branch 2'))).toBe(
      'damaged',
    );
  });

  it('notices any change', () => {
    const box = createSecretBox({ key: KEY, directory });
    const sealed = box.seal('geheim', 'mollie');
    const start = sealed.lastIndexOf('.') + 1;
    // The last character carries only a part of a byte.
    for (let index = start; index < sealed.length - 1; index += 1) {
      const other = sealed[index] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, index) + other + sealed.slice(index + 1);
      expect(reasonOf(() => box.open(changed, 'mollie'))).toBe('damaged');
    }
    for (const nonsense of [
      '',
      'v1',
      'v1..',
      'geheim',
      sealed.slice(0, start + 10),
      sealed.replace('v1', 'v2'),
    ])
      expect(reasonOf(() => box.open(nonsense, 'mollie'))).toBe('damaged');
  });

  it('says when it was sealed with another key', () => {
    const sealed = createSecretBox({ key: KEY, directory }).seal('geheim', 'mollie');
    const other = createSecretBox({ key: '11'.repeat(32), directory });
    expect(reasonOf(() => other.open(sealed, 'mollie'))).toBe('other-key');
    expect(String(new UnreadableSecret('other-key'))).not.toContain('geheim');
  });

  it('takes the key in base64 as well', () => {
    const base64 = Buffer.from(KEY, 'hex').toString('base64');
    const sealed = createSecretBox({ key: KEY, directory }).seal('geheim', 'mollie');
    expect(createSecretBox({ key: base64, directory }).open(sealed, 'mollie')).toBe('geheim');
    expect(() => createSecretBox({ key: 'kurz', directory }).seal('geheim', 'mollie')).toThrow('SECRETS_KEY');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('makes a key when it needs one, for this user only, and keeps it', () => {
    const inside = join(directory, 'data');
    const box = createSecretBox({ directory: inside });
    const sealed = box.seal('geheim', 'mollie');
    expect(readdirSync(inside)).toEqual(['secrets.key']);
    if (process.platform !== 'win32') expect(statSync(join(inside, 'secrets.key')).mode & 0o777).toBe(0o600);
    const key = readFileSync(join(inside, 'secrets.key'), 'utf8');
    expect(createSecretBox({ directory: inside }).open(sealed, 'mollie')).toBe('geheim');
    expect(createSecretBox({ key: key.trim(), directory }).open(sealed, 'mollie')).toBe('geheim');
    expect(readFileSync(join(inside, 'secrets.key'), 'utf8')).toBe(key);
  });

  it('never replaces a file that holds no key', () => {
    const path = join(directory, 'secrets.key');
    writeFileSync(path, 'halb');
    expect(() => createSecretBox({ directory }).seal('geheim', 'mollie')).toThrow('holds no key');
    expect(readFileSync(path, 'utf8')).toBe('halb');
  });
});
