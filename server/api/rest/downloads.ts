import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#api/http/context.ts';
import { registerJournalExport } from './journal-export.ts';
import { registerLabels } from './labels.ts';
import { registerMailAttachments } from './mail-attachments.ts';
import { registerOrderExport } from './order-export.ts';
import { registerPapers } from './papers.ts';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;

/** What staff fetch as a file. To be registered behind the door of /api. */
export function registerDownloads(app: FastifyInstance, contextOf: ContextOf): void {
  registerOrderExport(app, contextOf);
  registerLabels(app, contextOf);
  registerMailAttachments(app, contextOf);
  registerJournalExport(app, contextOf);
  registerPapers(app, contextOf);
}
