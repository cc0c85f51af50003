import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#api/http/context.ts';
import { registerLabels } from './labels.ts';
import { registerOrderExport } from './order-export.ts';
import { registerPapers } from './papers.ts';

/** What is sent as a file to keep or print. To be registered behind the door of /api. */
export function registerDocuments(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context,
): void {
  registerOrderExport(app, contextOf);
  registerLabels(app, contextOf);
  registerPapers(app, contextOf);
}
