import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAccess } from '#api/http/access.ts';
import type { Context } from '#api/http/context.ts';
import { STAFF } from '#api/routers/order-faces.ts';
import { orderId } from '#inputs/order-commands.ts';
import { publicOrderInput } from '#inputs/public-order.ts';
import { showOrderPaper, showOrderPaperToStaff } from '#use-cases/papers/order-paper.ts';
import type { MailAttachment } from '#use-cases/ports.ts';
