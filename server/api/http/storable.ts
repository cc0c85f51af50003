import type { FastifyInstance } from 'fastify';
import { validationError } from '#domain/errors.ts';
import { unstorableTexts } from '#domain/text/text-input.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route of procedures, which validate their input themselves once they know who is calling. */
    isProcedure?: boolean;
  }
}

/** Throws 'validation-failed' (422) at the fields of an input whose texts no database can store. */
export function rejectUnstorableText(input: unknown): void {
  const faults = unstorableTexts(input);
  if (faults.length > 0) throw validationError(faults);
}

/** The same for every route of a server that is not a procedure: path, query and body. Pages that do not exist are not read. */
export function guardTexts(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ routeOptions, is404, params, query, body }) => {
    if (routeOptions.config.isProcedure || is404) return;
    for (const part of [params, query, body]) rejectUnstorableText(part);
  });
}

/** Marks the routes of a scope as procedures. */
export function holdProcedures(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, isProcedure: true };
  });
}
