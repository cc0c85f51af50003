import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '#adapters/settings.ts';
import { ROOT } from '../source-files.ts';

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
}

describe('settings', () => {
  it('have the defaults that README names', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      dataDir: './data',
      databaseUrl: undefined,
      publicUrl: undefined,
      isDemo: true,
      hasDemoHistory: true,
      trustProxy: false,
      logLevel: 'info',
      isRateLimited: true,
      passwordCheckUrl: 'https://api.pwnedpasswords.com/range/',
      secretsKey: undefined,
      mollieApiUrl: 'https://api.mollie.com',
      datatransApiUrl: 'https://api.datatrans.com',
      datatransPayUrl: 'https://pay.datatrans.com',
    });
  });

  it('treat empty variables as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '', DEMO: '' })).toEqual(readSettings({}));
  });

  it.each([
    ['1', true, true],
    ['shop', true, false],
    ['0', false, false],
  ])('DEMO=%s', (DEMO, isDemo, hasDemoHistory) => {
    expect(readSettings({ DEMO })).toMatchObject({ isDemo, hasDemoHistory });
  });

  const S3 = { S3_BUCKET: 'theke', S3_ACCESS_KEY_ID: 'AKTHEKE', S3_SECRET_ACCESS_KEY: 'geheimgeheim' };

  it('store files in DATA_DIR, and in a bucket where one is named', () => {
    expect(readSettings({ S3_BUCKET: '' }).s3).toBeUndefined();
    expect(readSettings(S3).s3).toEqual({
      endpoint: undefined,
      bucket: 'theke',
      region: 'us-east-1',
      accessKeyId: 'AKTHEKE',
      secretAccessKey: 'geheimgeheim',
      prefix: '',
    });
    const more = { S3_ENDPOINT: 'http://store:3900/', S3_REGION: 'garage', S3_PREFIX: 'linz/mitte' };
    expect(readSettings({ ...S3, ...more }).s3).toMatchObject({
      endpoint: 'http://store:3900',
      region: 'garage',
      prefix: 'linz/mitte/',
    });
  });

  it.each([
    [{ S3_BUCKET: 'theke' }, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    [{ S3_ENDPOINT: 'https://s3.example' }, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    [{ ...S3, S3_ENDPOINT: 's3.example' }, ['S3_ENDPOINT']],
    [{ ...S3, S3_ENDPOINT: 'https://s3.example/theke' }, ['S3_ENDPOINT']],
    [{ ...S3, S3_BUCKET: 'Theke' }, ['S3_BUCKET']],
    [{ ...S3, S3_PREFIX: '../other' }, ['S3_PREFIX']],
    [{ ...S3, S3_SECRET_ACCESS_KEY: 'two words' }, ['S3_SECRET_ACCESS_KEY']],
    // Several servers that cannot read the secrets of each other.
    [{ ...S3, DATABASE_URL: 'postgresql://db/theke' }, ['SECRETS_KEY']],
  ])('refuse %j', (env, names) => {
    const faults = faultsOf(env);
    expect(faults.map((line) => line.split(':')[0])).toEqual(names);
  });

  it('strip the trailing slash of PUBLIC_URL', () => {
    expect(readSettings({ PUBLIC_URL: 'https://shop.example.at/' }).publicUrl).toBe(
      'https://shop.example.at',
    );
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x/y'],
    // Another way to a database that is not named.
    ['DATABASE_DIRECT_URL', 'postgresql://localhost/theke'],
    ['DATABASE_READ_URL', 'postgresql://localhost/theke'],
    ['PUBLIC_URL', 'shop.example.at'],
    ['DEMO', 'yes'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'ä'.repeat(129)],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'no'],
    ['SMTP_URL', 'http://x'],
    ['SMS_URL', 'smtp://x'],
    ['SMS_GATEWAY', 'taube'],
    ['SMS_FROM', 'viel zu lang für SMS'],
    ['PASSWORD_CHECK_URL', 'http://passwords.example.at/range'],
    ['PASSWORD_CHECK_URL', 'file:///etc/passwd'],
    ['PASSWORD_CHECK_URL', 'on'],
    ['SECRETS_KEY', 'geheim'],
    ['SECRETS_KEY', 'ab'.repeat(31)],
    ['SECRETS_KEY', Buffer.alloc(31).toString('base64')],
    ['MOLLIE_API_URL', 'http://api.mollie.com'],
    ['DATATRANS_API_URL', 'ftp://api.datatrans.com'],
    ['DATATRANS_PAY_URL', 'pay.datatrans.com'],
  ])('refuse %s=%s by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('refuse RATE_LIMITS=off unless only this machine can reach the server', () => {
    expect(() => readSettings({ RATE_LIMITS: 'off' })).toThrow(/HOST=127\.0\.0\.1/);
    expect(readSettings({ RATE_LIMITS: 'off', HOST: '127.0.0.1' }).isRateLimited).toBe(false);
  });

  it('know the SMS gateways and what each of them needs', () => {
    expect(readSettings({}).sms).toBeUndefined();
    const url = 'https://sms.example.at/send';
    expect(readSettings({ SMS_URL: url, SMS_FROM: 'Huber' }).sms).toEqual({
      gateway: 'generic',
      url,
      token: undefined,
      from: 'Huber',
    });
    expect(readSettings({ SMS_GATEWAY: 'seven', SMS_TOKEN: 'x' }).sms).toMatchObject({
      gateway: 'seven',
      token: 'x',
    });
    expect(() => readSettings({ SMS_GATEWAY: 'websms' })).toThrow(/^SMS_TOKEN: /);
    expect(() => readSettings({ SMS_GATEWAY: 'generic' })).toThrow(/^SMS_URL: /);
  });

  it('look breached passwords up elsewhere or nowhere', () => {
    expect(readSettings({ PASSWORD_CHECK_URL: '' }).passwordCheckUrl).toBeNull();
    expect(readSettings({ PASSWORD_CHECK_URL: 'off' }).passwordCheckUrl).toBeNull();
    for (const address of ['https://passwords.example.at/range', 'http://127.0.0.1:8080/range/']) {
      const expected = `${address.replace(/\/$/, '')}/`;
      expect(readSettings({ PASSWORD_CHECK_URL: address }).passwordCheckUrl).toBe(expected);
    }
  });

  it('F7 list every fault at once', () => {
    try {
      readSettings({ PORT: 'x', DEMO: 'y', RATE_LIMITS: 'z' });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsError);
      expect((error as SettingsError).lines.map((line) => line.split(':')[0])).toEqual([
        'PORT',
        'DEMO',
        'RATE_LIMITS',
      ]);
    }
  });

  it('F7 abort the start with exit code 1 and one line per fault', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, PORT: 'x', DEMO: 'y' },
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'PORT: must be a number from 0 to 65535',
      'DEMO: must be 0 or 1',
    ]);
  });
});
