import { z } from 'zod';

/** Where files are stored instead of DATA_DIR. */
export interface S3Options {
  /** Unset: Amazon's own for the region. */
  endpoint?: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What the names of all objects begin with: empty, or ending with a slash. */
  prefix: string;
}

const text = (pattern: RegExp, message: string) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.string().regex(pattern, message).optional());

/** The variables of the environment; an empty one counts as unset. */
export const s3Variables = {
  // Inside a network of containers the store speaks http, and its name is not an address of this machine.
  S3_ENDPOINT: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.string().refine(isEndpoint, 'must be an http:// or https:// address without a path').optional(),
  ),
  S3_BUCKET: text(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
  S3_REGION: text(/^[a-z0-9-]{1,40}$/, 'must be the name of a region, as eu-central-1'),
  S3_ACCESS_KEY_ID: text(/^\S{3,256}$/, 'must be a key without spaces'),
  S3_SECRET_ACCESS_KEY: text(/^\S{8,256}$/, 'must be a key without spaces'),
  S3_PREFIX: text(
    /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\/?$/,
    'must be letters, digits, - and _, in parts with / between them',
  ),
};

type S3Variables = {
  [K in keyof typeof s3Variables]?: string | undefined;
};

/** What is missing beside the variables that are set: name and reason. */
export function s3Faults(
  env: S3Variables & { DATABASE_URL?: string | undefined; SECRETS_KEY?: string | undefined },
) {
  const isAny = Object.keys(s3Variables).some((name) => env[name as keyof S3Variables] !== undefined);
  if (!isAny) return [];
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const faults: { name: string; message: string }[] = needed
    .filter((name) => env[name] === undefined)
    .map((name) => ({ name, message: 'is needed to store files in S3' }));
  // With both, several servers can be one; a key in the folder of each would leave secrets that the others cannot read.
  if (env.DATABASE_URL && !env.SECRETS_KEY) {
    const message =
      'is needed with DATABASE_URL and S3_BUCKET (a shop that has run: what DATA_DIR/secrets.key holds)';
    faults.push({ name: 'SECRETS_KEY', message });
  }
  return faults;
}

/** Undefined: files are stored in DATA_DIR. To be asked once s3Faults finds nothing. */
export function s3OptionsOf(env: S3Variables): S3Options | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return {
    endpoint: env.S3_ENDPOINT?.replace(/\/+$/, ''),
    bucket,
    region: env.S3_REGION ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    prefix: env.S3_PREFIX ? env.S3_PREFIX.replace(/\/*$/, '/') : '',
  };
}

function isEndpoint(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash, username } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === '/' && search + hash + username === '';
}
