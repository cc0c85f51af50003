import { createHash } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import type { Claim } from './order-store.ts';

/** How long an Idempotency-Key is remembered. */
const CLAIM_LIFE_MS = 48 * 60 * 60_000;

/** Visible ASCII, of the length that other payment and order services accept. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * The claim of a request with an Idempotency-Key: the same scope and key take effect once (R65). Throws
 * 'idempotency-key-invalid'.
 */
export function claimRequest(scope: string, key: string, body: unknown, at: Date): Claim {
  if (!KEY.test(key)) throw new AppError('idempotency-key-invalid');
  return { scope, key, bodyHash: hashOf(body), at, since: new Date(at.getTime() - CLAIM_LIFE_MS) };
}

/** SHA-256 over JSON with sorted keys: equal for bodies that differ only in the order of their keys. */
export function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)) ?? 'null')
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}
