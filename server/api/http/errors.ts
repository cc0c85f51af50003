import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { AppError, type ErrorCode, type Fault, faultsOf } from '#domain/errors.ts';
import type { Language } from '#domain/text/language.ts';
import { englishErrorText } from '#text/errors/english-errors.en.ts';
import { errorText } from '#text/errors/error-text.ts';
import { zodFaults } from '#text/errors/zod-faults.ts';
import { statusOf } from './error-status.ts';

/** The body of a failure. */
export interface ErrorEntry {
  message: string;
  field?: string;
  code: ErrorCode;
}

export interface Refusal {
  status: number;
  errors: ErrorEntry[];
  /** Additional data of the response, for example the new prices. */
  details?: unknown;
  /** Seconds; for 429 and 503. */
  retryAfter?: number;
  /** An unexpected error of our own: to be logged with its request. */
  isUnexpected: boolean;
}

/**
 * Maps anything thrown to the one response that REST and tRPC give. Nothing internal gets out. `input` is what the caller
 * sent: it tells a missing field from a wrong one. The sentences are in `language`.
 */
export function refusalOf(thrown: unknown, input?: unknown, language: Language = 'de'): Refusal {
  const error = causeOf(thrown);
  if (error instanceof AppError) return refusal(error.code, faultsOf(error), language, error);
  if (error instanceof z.core.$ZodError)
    return refusal('validation-failed', zodFaults(error, input), language);
  const code = error instanceof TRPCError ? codeOfTrpc(error) : codeOfFramework(error);
  return { ...refusal(code, [{ code }], language), isUnexpected: code === 'internal' };
}

/** Nobody reads more, and a body of 20,000 unknown fields is not worth a response of megabytes. */
const MOST_ERRORS = 50;

function refusal(code: ErrorCode, faults: readonly Fault[], language: Language, error?: AppError): Refusal {
  const sentence = language === 'en' ? englishErrorText : errorText;
  const seconds = error?.params.seconds;
  const wait = typeof seconds === 'number' ? seconds : code === 'unavailable' ? 2 : undefined;
  return {
    status: statusOf(code),
    errors: faults.slice(0, MOST_ERRORS).map((fault) => ({
      message: sentence(fault),
      ...(fault.field === undefined ? {} : { field: fault.field }),
      code: fault.code,
    })),
    ...(error?.details === undefined ? {} : { details: error.details }),
    ...(wait === undefined ? {} : { retryAfter: wait }),
    isUnexpected: false,
  };
}

/** tRPC wraps what a procedure throws; a plain error then arrives as its cause. */
function causeOf(thrown: unknown): unknown {
  if (!(thrown instanceof TRPCError) || thrown.cause === undefined) return thrown;
  const { cause } = thrown;
  if (cause instanceof AppError || cause instanceof z.core.$ZodError) return cause;
  return thrown.code === 'INTERNAL_SERVER_ERROR' ? cause : thrown;
}

function codeOfTrpc(error: TRPCError): ErrorCode {
  switch (error.code) {
    case 'PARSE_ERROR':
    case 'BAD_REQUEST':
      return 'unreadable-json';
    case 'NOT_FOUND':
      return 'not-found';
    case 'METHOD_NOT_SUPPORTED':
      return 'method-not-allowed';
    case 'PAYLOAD_TOO_LARGE':
      return 'payload-too-large';
    case 'UNSUPPORTED_MEDIA_TYPE':
      return 'unsupported-media-type';
    default:
      return 'internal';
  }
}

/** File system errors for a lack of space: a retry may succeed. */
const FULL_DISK: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Fastify and its parsers set the status of what they reject. */
function codeOfFramework(error: unknown): ErrorCode {
  if (error instanceof Error && 'code' in error && FULL_DISK.has(error.code)) return 'unavailable';
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  switch (status) {
    case 404:
      return 'not-found';
    case 405:
      return 'method-not-allowed';
    case 413:
      return 'payload-too-large';
    case 415:
      return 'unsupported-media-type';
    case 429:
      return 'rate-limited';
    case 503:
      return 'unavailable';
    default:
      return status >= 400 && status < 500 ? 'unreadable-json' : 'internal';
  }
}

/** The language of the sentences that a caller reads: German, but for the English pages, which say so in a header. */
export function languageAsked(headers: Readonly<Record<string, unknown>>): Language {
  return headers['x-language'] === 'en' ? 'en' : 'de';
}
