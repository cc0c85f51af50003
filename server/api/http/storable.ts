import type { FastifyInstance } from 'fastify';
import { validationError } from '#domain/errors.ts';
import { unstorableTexts } from '#domain/text/text-input.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route of a procedure, which validates its input itself once it knows who is calling. */
    isProcedure?: boolean;
  }
}

/** Throws 'validation-failed' (422) at the fields of an input whose texts no database can store. */
export function rejectUnstorableText(input: unknown): void {
  const faults = unstorableTexts(input);
  if (faults.length > 0) throw validationError(faults);
}

/** The same for routes of a scope that are not procedures: path, query and body. */
export function guardTexts(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ routeOptions, params, query, body }) => {
    if (routeOptions.config.isProcedure) return;
    for (const part of [params, query, body]) rejectUnstorableText(part);
  });
}
