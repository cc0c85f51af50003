import type { FastifyInstance } from 'fastify';
import { validationError } from '#domain/errors.ts';
import { unstorableTexts } from '#domain/text/text-input.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A face of a procedure, which judges its input itself once it knows who calls. */
    isProcedure?: boolean;
  }
}

/** Throws 'validation-failed' (422) for an input with texts that no database keeps, at their fields. */
export function requireStorable(input: unknown): void {
  const faults = unstorableTexts(input);
  if (faults.length > 0) throw validationError(faults);
}

/** The same for the routes of a scope that are no procedures: path, query and body. */
export function guardTexts(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ routeOptions, params, query, body }) => {
    if (routeOptions.config.isProcedure) return;
    for (const part of [params, query, body]) requireStorable(part);
  });
}
