import type { z } from 'zod';
import { ProviderFault, type ProviderFaultKind } from '#domain/payment/provider-fault.ts';
import { jsonOf } from '../json.ts';
import { callOut, NoAnswer, type OutboundAnswer, type OutboundCall } from '../outbound.ts';

/** A call of the port has this long, however many requests it takes (milliseconds). */
const TOTAL_MS = 8_000;

export interface ProviderApiOptions {
  /** In messages. */
  name: string;
  baseUrl: string;
  /** The Authorization header. */
  authorization: string;
  /** The machine-readable reason in the body of a refusal, if it is one of the documented words. */
  reasonIn(body: unknown): string | null;
  /** The kind of fault behind a documented reason, where the status does not say it. */
  kindOf?: (reason: string) => ProviderFaultKind | null;
}

export interface ProviderRequest<T> {
  method: OutboundCall['method'];
  path: string;
  body?: object;
  /** The same for every try of one action. */
  idempotencyKey?: string;
  /** The part of the answer that matters. */
  schema: z.ZodType<T>;
}

/** Asks for one call of the port; throws ProviderFault. */
export type Ask = <T>(request: ProviderRequest<T>) => Promise<T>;

/** The JSON API of a provider; each call of the port begins with `within()`, which sets its deadline. */
export function providerApi(options: ProviderApiOptions): { within(): Ask } {
  return {
    within() {
      const deadline = AbortSignal.timeout(TOTAL_MS);
      return async ({ method, path, body, idempotencyKey, schema }) => {
        const answer = await answerOf(options, {
          url: options.baseUrl.replace(/\/+$/, '') + path,
          method,
          headers: {
            Authorization: options.authorization,
            Accept: 'application/json',
            'User-Agent': 'Theke',
            ...(body ? { 'Content-Type': 'application/json; charset=UTF-8' } : {}),
            ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
          },
          body: body && JSON.stringify(body),
          deadline,
        });
        const parsed = schema.safeParse(judged(options, answer));
        if (!parsed.success) throw new ProviderFault('bad-answer', `${options.name}: not as documented`);
        return parsed.data;
      };
    },
  };
}

/** For what another request may have done already: refused, it is in another state by now, which the next look at it tells. */
export async function unlessRefused(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.kind !== 'refused') throw error;
  }
}

async function answerOf({ name }: ProviderApiOptions, call: OutboundCall): Promise<OutboundAnswer> {
  try {
    return await callOut(call);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const kind = error.reason === 'too-large' ? 'bad-answer' : 'unreachable';
    throw new ProviderFault(kind, `${name}: ${error.reason}`);
  }
}

/** The body of a successful answer; undefined if it is empty. */
function judged({ name, reasonIn, kindOf }: ProviderApiOptions, { status, body }: OutboundAnswer): unknown {
  if (status >= 200 && status < 300) {
    if (body === '') return undefined;
    const json = jsonOf(body);
    if (json === undefined) throw new ProviderFault('bad-answer', `${name}: not JSON`);
    return json;
  }
  const reason = reasonIn(jsonOf(body));
  const kind = (reason && kindOf?.(reason)) || kindOfStatus(status);
  throw new ProviderFault(kind, `${name}: ${reason ? `${status} ${reason}` : status}`);
}

/** 409: the same call is on its way; 408 and 425: at another time. A redirect is nothing that an API answers. */
function kindOfStatus(status: number): ProviderFaultKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404 || status === 410) return 'unknown-payment';
  if (status >= 500 || [408, 409, 425, 429].includes(status)) return 'busy';
  return status >= 400 ? 'refused' : 'bad-answer';
}
