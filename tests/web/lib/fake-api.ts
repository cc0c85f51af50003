import { createTRPCClient, httpLink } from '@trpc/client';
import type { AppRouter } from '#api/router.ts';

interface Answer {
  status?: number;
  data?: unknown;
  /** The German sentences of a refusal. */
  errors?: { message: string; code: string }[];
}

/** A fake server: the next call of a procedure gets the next answer queued for it. */
export function fakeApi() {
  const answers = new Map<string, (Answer | Promise<Answer>)[]>();
  /** The procedures that were called, in order. */
  const calls: string[] = [];
  const client = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: 'http://shop.test/trpc',
        fetch: async (input) => {
          const procedure = new URL(String(input)).pathname.replace('/trpc/', '');
          calls.push(procedure);
          const next = answers.get(procedure)?.shift();
          // No answer queued means a lost connection.
          if (!next) throw new TypeError('fetch failed');
          const { status = 200, data = null, errors } = await next;
          const body = errors
            ? { error: { message: '', code: -32_000, data: { httpStatus: status, errors } } }
            : { result: { data } };
          return new Response(JSON.stringify(body), {
            status,
            headers: { 'content-type': 'application/json' },
          });
        },
      }),
    ],
  });
  return {
    client,
    calls,
    answer(procedure: string, ...more: (Answer | Promise<Answer>)[]) {
      answers.set(procedure, [...(answers.get(procedure) ?? []), ...more]);
    },
  };
}

export const REFUSED = {
  status: 500,
  errors: [{ message: 'Ein unbekannter Fehler ist aufgetreten.', code: 'internal' }],
};
