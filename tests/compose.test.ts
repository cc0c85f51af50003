import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#adapters/settings.ts';
import { commandOf } from './dockerfile.ts';
import { read } from './source-files.ts';

// There is no engine for containers where this is developed: what compose.yaml says is read, and no more.

interface Service {
  image: string;
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  networks?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
  configs: Record<string, { content: string }>;
}

const curve = createECDH('prime256v1');
curve.generateKeys();

/** What a technician fills in. */
const FILLED: Record<string, string> = {
  DOMAIN: 'bestellen.example.at',
  POSTGRES_PASSWORD: 'a'.repeat(64),
  S3_ACCESS_KEY_ID: 'b'.repeat(64),
  S3_SECRET_ACCESS_KEY: 'c'.repeat(64),
  SECRETS_KEY: 'd'.repeat(64),
  VAPID_PUBLIC_KEY: curve.getPublicKey('base64url'),
  VAPID_PRIVATE_KEY: Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
};

const VARIABLE = /\$\{([A-Z0-9_]+)(?::([?-])([^}]*))?\}/g;
const text = read('compose.yaml');
const example = new Map(
  read('.env.example')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
);

/** As Compose reads it, with these variables. Throws for one that is needed and missing. */
function composed(env: Record<string, string>): Compose {
  const filled = text
    .replaceAll(VARIABLE, (_, name: string, kind?: string, rest = '') => {
      const value = env[name] || (kind === '-' ? rest : '');
      if (value === '' && kind === '?') throw new Error(`${name}: ${rest}`);
      return value;
    })
    .replaceAll('$$', '$');
  return parse(filled, { merge: true }) as Compose;
}

const compose = composed(FILLED);
const { services } = compose;
const servers = ['theke-1', 'theke-2'].map((name) => services[name] ?? ({} as Service));

it('starts two servers, a proxy, PostgreSQL and a store, which wait for each other to be well', () => {
  expect(Object.keys(services).sort()).toEqual(['database', 'files', 'proxy', 'theke-1', 'theke-2']);
  for (const { healthcheck, depends_on = {} } of Object.values(services)) {
    expect(healthcheck?.test[0]).toBe('CMD');
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(services).toHaveProperty(name);
      expect(condition).toBe('service_healthy');
    }
  }
  expect(Object.keys(services.proxy?.depends_on ?? {})).toEqual(['theke-1', 'theke-2']);
  expect(Object.keys(services['theke-1']?.depends_on ?? {})).toEqual(['database', 'files']);
});

it('asks the servers whether they are well as their image does', () => {
  const [, ...args] = services['theke-1']?.healthcheck?.test.slice(1) ?? [];
  const plain = (code = '') =>
    code.replaceAll(/[`']/g, '').replace(/\$\{process\.env\.PORT \?\? (\d+)\}/, '$1');
  expect(args.map(plain)).toEqual(commandOf('HEALTHCHECK').map(plain));
});

describe('the settings of the servers', () => {
  const known = ['server/adapters/settings.ts', 'server/adapters/storage/s3-settings.ts']
    .map(read)
    .join('\n');

  it('are known and valid together', () => {
    for (const { environment = {} } of servers) {
      for (const name of Object.keys(environment)) expect(known).toMatch(new RegExp(`^ +${name}: `, 'm'));
      expect(readSettings(environment)).toMatchObject({
        publicUrl: 'https://bestellen.example.at',
        isDemo: false,
        databaseUrl: expect.stringContaining('@database:5432/'),
        s3: { endpoint: 'http://files:8333', bucket: 'theke', prefix: '' },
        vapid: { publicKey: FILLED.VAPID_PUBLIC_KEY },
      });
    }
  });

  it('are the same, but for a folder of its own', () => {
    const [first, second] = servers;
    expect(second?.environment).toEqual(first?.environment);
    expect(first?.volumes).toEqual(['theke-1:/data']);
    expect(second?.volumes).toEqual(['theke-2:/data']);
    for (const name of ['DATABASE_URL', 'S3_BUCKET', 'SECRETS_KEY', 'VAPID_PRIVATE_KEY'])
      expect(first?.environment?.[name]).toBeTruthy();
  });

  it('are those of the database and the store', () => {
    const { environment = {} } = servers[0] ?? {};
    const url = new URL(environment.DATABASE_URL ?? '');
    expect(services.database?.environment).toEqual({
      POSTGRES_USER: url.username,
      POSTGRES_PASSWORD: url.password,
      POSTGRES_DB: url.pathname.slice(1),
    });
    expect(services.files?.environment).toEqual({
      AWS_ACCESS_KEY_ID: environment.S3_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY: environment.S3_SECRET_ACCESS_KEY,
    });
    expect(text).toContain(`-bucket=${environment.S3_BUCKET},`);
  });
});

it('needs every secret, holds none, and .env.example names all that can be set', () => {
  for (const name of Object.keys(FILLED))
    expect(() => composed({ ...FILLED, [name]: '' })).toThrow(new RegExp(`^${name}: `));
  const used = new Set([...text.matchAll(VARIABLE)].map(([, name]) => name));
  expect([...example.keys()].sort()).toEqual([...used].sort());
  for (const name of Object.keys(FILLED)) expect(example.get(name)).toBe('');
});

it('lets only the proxy be reached, and gives every service as little as it needs', () => {
  for (const [name, service] of Object.entries(services)) {
    if (name !== 'proxy') expect(service.ports).toBeUndefined();
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    for (const volume of service.volumes ?? [])
      expect(compose.volumes).toHaveProperty([volume.split(':')[0] ?? '']);
  }
  expect(services.proxy?.ports).toEqual(['80:80', '443:443', '443:443/udp']);
  expect(services.proxy?.networks).toEqual(['front']);
  expect(compose.networks.back?.internal).toBe(true);
  for (const name of ['database', 'files']) expect(services[name]?.networks).toEqual(['back']);
});

it('pins every image to a major version', () => {
  for (const { image } of Object.values(services))
    expect(image).toMatch(/^(theke|[a-z]+(\/[a-z]+)?:\d+(\.\d+)*)$/);
});

it('asks for files through the proxy that the server takes', () => {
  const caddyfile = compose.configs.caddyfile?.content ?? '';
  expect(caddyfile).toContain('{$DOMAIN} {');
  expect(caddyfile).toContain('reverse_proxy theke-1:3000 theke-2:3000 {');
  expect(caddyfile).toContain('health_uri /api/health');
});
