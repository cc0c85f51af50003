import { expect } from 'vitest';
import type { Session, TestServer } from './harness.ts';

/** The five calls of a record, by the given person unless another one is named; the server exists once tests run. */
export function recordCalls(stage: () => { server: TestServer; session: Session }) {
  const call =
    (method: string) =>
    (path: string, body?: unknown, session = stage().session) =>
      stage().server.call(method, `/api${path}`, { body, session });
  const post = call('POST');
  return {
    post,
    put: call('PUT'),
    get: (path: string, session?: Session) => call('GET')(path, undefined, session),
    remove: (path: string, session?: Session) => call('DELETE')(path, undefined, session),
    /** The record created from a body. */
    made: async (path: string, body: unknown) => {
      const answer = await post(path, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return answer.body.data;
    },
  };
}

/** The refused fields of an answer, each as 'field: code'. */
export function fieldsOf(body: { errors: { field?: string; code: string }[] }): string[] {
  return body.errors.map(({ field, code }) => `${field}: ${code}`);
}
