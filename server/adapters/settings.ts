import { z } from 'zod';
import { MAXIMUM_PASSWORD_BYTES, MINIMUM_PASSWORD, utf8Length } from '#domain/access/password.ts';
import { isLoopback, isPrivateAddress } from './loopback.ts';
import { isKeyPair, type VapidKeys } from './push/vapid-keys.ts';
import { secretKeyOf } from './secret-key.ts';
import type { SmsOptions } from './sms/sms.ts';
import { SMS_GATEWAY_NAMES } from './sms/sms-gateway.ts';
import { type S3Options, s3Faults, s3OptionsOf, s3Variables } from './storage/s3-settings.ts';

/** The environment, validated and with defaults. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** A connection of its own to the same database, where `databaseUrl` leads through a pool in transaction mode. */
  databaseDirectUrl?: string | undefined;
  /** A read-only copy of the database (streaming replica). */
  databaseReadUrl?: string | undefined;
  publicUrl?: string | undefined;
  isDemo: boolean;
  /** Whether the demo shop comes with staff, plans and the orders of its last weeks. */
  hasDemoHistory: boolean;
  adminEmail?: string | undefined;
  adminPassword?: string | undefined;
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  logLevel: string;
  isRateLimited: boolean;
  smtpUrl?: string | undefined;
  mailFrom: string;
  /** What sends SMS; unset: nothing does. */
  sms?: SmsOptions | undefined;
  /** The keys of web push; unset: those in DATA_DIR, made by the first start. */
  vapid?: VapidKeys | undefined;
  /** Stand-ins for push services, by host and port; set by tests only. */
  pushHosts?: readonly string[];
  /** Where breached passwords are looked up (k-anonymity range service); null = nowhere. */
  passwordCheckUrl: string | null;
  /** The key that stored secrets are sealed with; unset: a file in DATA_DIR. */
  secretsKey?: string | undefined;
  /** What backups are encrypted with; unset: the key that the first start made in DATA_DIR. */
  backupPassword?: string | undefined;
  /** Whether a copy is taken every day, and staff are told when the last one is too old. */
  hasBackups: boolean;
  /** Where the daily copies go; unset: DATA_DIR/backups. */
  backupDir?: string | undefined;
  /** How many daily copies are kept. */
  backupKeep: number;
  /** Where files are stored; unset: in DATA_DIR. */
  s3?: S3Options | undefined;
  mollieApiUrl: string;
  datatransApiUrl: string;
  /** Where guests pay. */
  datatransPayUrl: string;
  /** What readers of the metrics must send; unset: only this machine reads them. */
  metricsToken?: string | undefined;
  /** Where traces go, and under which name; unset: nothing is traced. */
  tracing?: { endpoint: string; serviceName: string } | undefined;
}

/** The environment is invalid: one line per fault. */
export class SettingsError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'SettingsError';
    this.lines = lines;
  }
}

/** An empty variable counts as unset: that is how container files omit values. */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

function addressOf(protocols: RegExp, message: string) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), message);
}

/** The public service of Have I Been Pwned; it learns five hexadecimal digits of a hash, never the password. */
const PASSWORD_SERVICE = 'https://api.pwnedpasswords.com/range/';

function isPasswordService(value: string): boolean {
  return value === '' || value === 'off' || isPrivateAddress(value);
}

/** The address with a trailing slash, so that the digits can be appended. */
function passwordServiceOf(value: string | undefined): string | null {
  if (value === '' || value === 'off') return null;
  return (value ?? PASSWORD_SERVICE).replace(/\/*$/, '/');
}

function serviceAddress() {
  return z
    .string()
    .refine(isPrivateAddress, 'must be an https:// address (http:// only on this machine)')
    .transform((value) => value.replace(/\/+$/, ''));
}

const onOff = (name: string) => z.enum(['on', 'off'], `${name} must be on or off`);

const schema = z
  .object({
    PORT: optional(
      z
        .string()
        .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
        .transform(Number)
        .refine((port) => port <= 65_535, 'must be a number from 0 to 65535'),
    ),
    HOST: optional(z.string()),
    DATA_DIR: optional(z.string()),
    DATABASE_URL: optional(addressOf(/^postgres(ql)?:$/, 'must start with postgresql://')),
    DATABASE_DIRECT_URL: optional(addressOf(/^postgres(ql)?:$/, 'must start with postgresql://')),
    DATABASE_READ_URL: optional(addressOf(/^postgres(ql)?:$/, 'must start with postgresql://')),
    PUBLIC_URL: optional(addressOf(/^https?:$/, 'must start with http:// or https://')),
    // 'shop', without the history of the demo, is for tests: owners are told of two.
    DEMO: optional(z.enum(['0', '1', 'shop'], 'must be 0 or 1')),
    ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
    ADMIN_PASSWORD: optional(
      z
        .string()
        .min(MINIMUM_PASSWORD, `must have at least ${MINIMUM_PASSWORD} characters`)
        .refine(
          (value) => utf8Length(value) <= MAXIMUM_PASSWORD_BYTES,
          `must have at most ${MAXIMUM_PASSWORD_BYTES} bytes`,
        ),
    ),
    TRUST_PROXY: optional(z.string()),
    LOG_LEVEL: optional(
      z.enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      ),
    ),
    RATE_LIMITS: optional(onOff('RATE_LIMITS')),
    SMTP_URL: optional(addressOf(/^smtps?:$/, 'must start with smtp:// or smtps://')),
    MAIL_FROM: optional(z.string().max(320)),
    SMS_GATEWAY: optional(z.enum(SMS_GATEWAY_NAMES, `must be one of ${SMS_GATEWAY_NAMES.join(', ')}`)),
    SMS_URL: optional(addressOf(/^https?:$/, 'must start with https:// or http://')),
    SMS_TOKEN: optional(z.string().max(2_000)),
    SMS_FROM: optional(
      z
        .string()
        .regex(/^(\+?\d{3,15}|[A-Za-z0-9 ]{1,11})$/, 'must be a number or up to 11 letters and digits'),
    ),
    VAPID_PUBLIC_KEY: optional(z.string()),
    VAPID_PRIVATE_KEY: optional(z.string()),
    // Empty means off here, not unset: the service is an outside one.
    PASSWORD_CHECK_URL: z
      .string()
      .refine(isPasswordService, 'must be empty, off, or an https:// address (http:// only on this machine)')
      .optional(),
    SECRETS_KEY: optional(
      z
        .string()
        .refine((value) => secretKeyOf(value) !== null, 'must be 32 bytes in hexadecimal digits or base64'),
    ),
    BACKUP_PASSWORD: optional(
      z.string().min(MINIMUM_PASSWORD, `must have at least ${MINIMUM_PASSWORD} characters`),
    ),
    BACKUPS: optional(onOff('BACKUPS')),
    BACKUP_DIR: optional(z.string()),
    BACKUP_KEEP: optional(
      z
        .string()
        .regex(/^[1-9]\d{0,2}$/, 'must be a number from 1 to 999')
        .transform(Number),
    ),
    ...s3Variables,
    MOLLIE_API_URL: optional(serviceAddress()),
    DATATRANS_API_URL: optional(serviceAddress()),
    DATATRANS_PAY_URL: optional(serviceAddress()),
    METRICS_TOKEN: optional(
      z.string().regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 letters, digits and signs without spaces'),
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(addressOf(/^https?:$/, 'must start with http:// or https://')),
    OTEL_SERVICE_NAME: optional(z.string().max(100)),
  })
  .superRefine((env, context) => {
    if (env.SMS_GATEWAY && env.SMS_GATEWAY !== 'generic' && !env.SMS_TOKEN) {
      const message = `is needed for ${env.SMS_GATEWAY}`;
      context.addIssue({ code: 'custom', path: ['SMS_TOKEN'], message });
    }
    if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
      const message = 'is another way to the database of DATABASE_URL, which is not set';
      context.addIssue({ code: 'custom', path: ['DATABASE_DIRECT_URL'], message });
    }
    if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
      const message = 'is a copy of the database of DATABASE_URL, which is not set';
      context.addIssue({ code: 'custom', path: ['DATABASE_READ_URL'], message });
    }
    const { VAPID_PUBLIC_KEY: publicKey = '', VAPID_PRIVATE_KEY: privateKey = '' } = env;
    if (publicKey + privateKey !== '' && !isKeyPair({ publicKey, privateKey })) {
      const message = 'must be a pair with VAPID_PUBLIC_KEY, as `npx web-push generate-vapid-keys` makes it';
      context.addIssue({ code: 'custom', path: ['VAPID_PRIVATE_KEY'], message });
    }
    if (env.SMS_GATEWAY === 'generic' && !env.SMS_URL) {
      context.addIssue({ code: 'custom', path: ['SMS_URL'], message: 'is needed for the generic gateway' });
    }
    for (const { name, message } of s3Faults(env))
      context.addIssue({ code: 'custom', path: [name], message });
    if (env.RATE_LIMITS === 'off' && !isLoopback(env.HOST ?? '0.0.0.0')) {
      const message = 'off is for measurements only and needs HOST=127.0.0.1';
      context.addIssue({ code: 'custom', path: ['RATE_LIMITS'], message });
    }
  });

/** Reads all variables; throws SettingsError with every fault at once. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const { data } = parsed;
  return {
    port: data.PORT ?? 3000,
    host: data.HOST ?? '0.0.0.0',
    dataDir: data.DATA_DIR ?? './data',
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
    isDemo: data.DEMO !== '0',
    hasDemoHistory: data.DEMO !== '0' && data.DEMO !== 'shop',
    adminEmail: data.ADMIN_EMAIL?.toLowerCase(),
    adminPassword: data.ADMIN_PASSWORD,
    trustProxy: proxiesOf(data.TRUST_PROXY),
    logLevel: data.LOG_LEVEL ?? 'info',
    isRateLimited: data.RATE_LIMITS !== 'off',
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? 'Theke <bestellung@localhost>',
    sms: smsOf(data),
    vapid: vapidOf(data),
    passwordCheckUrl: passwordServiceOf(data.PASSWORD_CHECK_URL),
    secretsKey: data.SECRETS_KEY,
    backupPassword: data.BACKUP_PASSWORD,
    hasBackups: data.BACKUPS !== 'off',
    backupDir: data.BACKUP_DIR,
    backupKeep: data.BACKUP_KEEP ?? 7,
    s3: s3OptionsOf(data),
    mollieApiUrl: data.MOLLIE_API_URL ?? 'https://api.mollie.com',
    datatransApiUrl: data.DATATRANS_API_URL ?? 'https://api.datatrans.com',
    datatransPayUrl: data.DATATRANS_PAY_URL ?? 'https://pay.datatrans.com',
    metricsToken: data.METRICS_TOKEN,
    tracing: data.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: data.OTEL_SERVICE_NAME ?? 'theke' }
      : undefined,
  };
}

function smsOf({
  SMS_GATEWAY,
  SMS_URL,
  SMS_TOKEN,
  SMS_FROM,
}: z.infer<typeof schema>): SmsOptions | undefined {
  const gateway = SMS_GATEWAY ?? (SMS_URL ? 'generic' : undefined);
  return gateway && { gateway, url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM };
}

function vapidOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: z.infer<typeof schema>): VapidKeys | undefined {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return undefined;
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
}

/** A number of hops, 'true' for any, or a list of addresses and networks. */
function proxiesOf(value: string | undefined): Settings['trustProxy'] {
  if (value === undefined || /^(false|off|0)$/i.test(value)) return false;
  if (/^(true|on)$/i.test(value)) return true;
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value;
}
