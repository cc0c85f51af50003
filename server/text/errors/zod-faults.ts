import type { z } from 'zod';
import type { ErrorCode, Fault, FaultParams } from '#domain/errors.ts';
import { errorText, isErrorCode } from './error-text.ts';

type Issue = z.core.$ZodIssue;

/**
 * Converts zod issues to faults, which have German sentences. `input` is what was parsed, so that a missing value is
 * reported as 'required'. A schema sets its own code with `refine(check, { params: { code: 'email-invalid' } })`.
 */
export function zodFaults(error: { issues: readonly Issue[] }, input?: unknown): Fault[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => faultAt([...path, key], 'unknown-field'));
    }
    return [faultAt(path, codeOf(issue, input), paramsOf(issue))];
  });
}

/** The German sentence of one issue, for forms (`z.config({ customError: zodText })`). */
export function zodText(issue: z.core.$ZodRawIssue): string {
  const params = issue.code === 'custom' ? issue.params : undefined;
  if (isErrorCode(params?.code)) return errorText({ code: params.code });
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) {
    return errorText({ code: 'required' });
  }
  const { code, ...rest } = { code: plainCodeOf(issue), params: limitOf(issue) };
  return errorText({ code, params: rest.params });
}

function faultAt(path: readonly string[], code: ErrorCode, params: FaultParams = {}): Fault {
  const fault: Fault = { code };
  if (path.length > 0) fault.field = path.join('.');
  if (Object.keys(params).length > 0) fault.params = params;
  return fault;
}

function codeOf(issue: Issue, input: unknown): ErrorCode {
  if (issue.code === 'custom' && isErrorCode(issue.params?.code)) return issue.params.code;
  const isMissing = input !== undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
  if (isMissing && valueAt(input, issue.path) === undefined) return 'required';
  return plainCodeOf(issue);
}

function plainCodeOf(issue: Limited): ErrorCode {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string') return 'too-small';
      return Number(issue.minimum) <= 1 ? 'required' : 'too-short';
    case 'too_big':
      return issue.origin === 'string' ? 'too-long' : 'too-large';
    case 'invalid_format':
      return issue.format === 'email' ? 'email-invalid' : 'invalid';
    default:
      return 'invalid';
  }
}

function paramsOf(issue: Issue): FaultParams {
  if (issue.code !== 'custom') return limitOf(issue);
  const { code: _, ...params } = issue.params ?? {};
  return Object.fromEntries(
    Object.entries(params).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}

/** The source of codes and limits; common to finished and raw issues. */
interface Limited {
  code: string;
  origin?: unknown;
  format?: unknown;
  minimum?: unknown;
  maximum?: unknown;
}

function limitOf(issue: Limited): FaultParams {
  const params: FaultParams = {};
  if (issue.code === 'too_small') params.minimum = Number(issue.minimum);
  if (issue.code === 'too_big') params.maximum = Number(issue.maximum);
  return params;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
