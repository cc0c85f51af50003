import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { initSchema } from '#api/pages/init-view.ts';
import * as mailTexts from '#api/routers/messages/mail-box-texts.ts';
import * as privacyTexts from '#api/routers/privacy/texts.ts';
import { id } from '#entities/fields.ts';
import { contactFormParts } from '#inputs/contact-form.ts';
import { labelsInput } from '#inputs/labels.ts';
import { keptAttachmentInput } from '#inputs/mail-box.ts';
import { orderExportInput } from '#inputs/order-commands.ts';
import { journalFilters } from '#inputs/privacy.ts';
import { FILE_ROUTES } from './file-routes.ts';
import { PAPER_ROUTES } from './paper-routes.ts';
import { PAYMENT_ROUTES } from './payment-routes.ts';
import type { PlainRoute } from './plain-route.ts';
import type { RestRoute } from './rest.ts';
import * as texts from './texts.ts';

const STAFF_AND_DEVICES: Access = ['ROLE_EMPLOYEE', 'device'];

/** The routes outside the router, for the document and for the test of who may call. */
export const PLAIN_ROUTES: readonly PlainRoute[] = [
  {
    method: 'GET',
    path: '/api/init',
    tag: texts.tagShop,
    summary: texts.init,
    description: texts.initNote,
    access: 'public',
    answer: {
      type: 'application/json',
      schema: initSchema,
    },
    headers: ['If-None-Match', 'ETag', 'X-CSRF-Token'],
  },
  {
    method: 'GET',
    path: '/api/shop/changes',
    tag: texts.tagShop,
    summary: texts.shopStream,
    description: texts.shopStreamNote,
    access: 'public',
    answer: { type: 'text/event-stream' },
  },
  {
    method: 'GET',
    path: '/api/health',
    tag: texts.tagOperation,
    summary: texts.health,
    description: texts.healthNote,
    access: 'public',
    answer: {
      type: 'application/json',
      schema: z
        .strictObject({
          data: z.strictObject({
            status: z.enum(['ok', 'starting', 'stopping', 'no-database', 'disk-full']),
            version: z.string(),
          }),
        })
        .meta({ id: 'Health' }),
    },
  },
  {
    method: 'GET',
    path: '/api/health/live',
    tag: texts.tagOperation,
    summary: texts.liveness,
    description: texts.livenessNote,
    access: 'public',
    answer: {
      type: 'application/json',
      schema: z
        .strictObject({ data: z.strictObject({ status: z.literal('alive'), version: z.string() }) })
        .meta({ id: 'Liveness' }),
    },
  },
  {
    method: 'GET',
    path: '/api/metrics',
    tag: texts.tagOperation,
    summary: texts.metrics,
    description: texts.metricsNote,
    access: 'public',
    answer: { type: 'text/plain', description: texts.metricsAnswer },
    failures: ['unauthenticated', 'not-found'],
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    tag: texts.tagOperation,
    summary: texts.openapi,
    access: 'public',
    answer: { type: 'application/json', schema: z.looseObject({ openapi: z.literal('3.1.0') }) },
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/api/docs',
    tag: texts.tagOperation,
    summary: texts.docs,
    access: 'public',
    answer: { type: 'text/html' },
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/api/orders/stream',
    tag: texts.tagOrders,
    summary: texts.orderStream,
    description: texts.orderStreamNote,
    access: STAFF_AND_DEVICES,
    input: z.strictObject({ branch: id.optional().describe(texts.onlyThisBranch) }),
    answer: { type: 'text/event-stream' },
    headers: ['Last-Event-ID'],
    failures: ['frontdesk-disabled'],
  },
  {
    method: 'GET',
    path: '/api/pickup-numbers/stream',
    tag: texts.tagOrders,
    summary: texts.pickupStream,
    description: texts.pickupStreamNote,
    access: STAFF_AND_DEVICES,
    input: z.strictObject({ branch: id.optional().describe(texts.pickupBranch) }),
    answer: { type: 'text/event-stream' },
    failures: ['frontdesk-disabled', 'device-kind', 'not-found'],
  },
  {
    method: 'GET',
    path: '/api/orders/export',
    tag: texts.tagOrders,
    summary: texts.orderExport,
    description: texts.orderExportNote,
    access: ['ROLE_EMPLOYEE'],
    input: orderExportInput,
    answer: { type: 'text/csv' },
    failures: ['day-invalid', 'ends-before-start'],
    headers: ['Content-Disposition', 'X-Total-Count', 'X-Data-Age'],
  },
  {
    method: 'GET',
    path: '/api/journal/export',
    tag: privacyTexts.journalTag,
    summary: privacyTexts.journalExport,
    description: privacyTexts.journalExportNote,
    access: ['ROLE_ADMIN'],
    input: journalFilters,
    answer: { type: 'text/csv' },
    headers: ['Content-Disposition'],
  },
  {
    method: 'POST',
    path: '/api/labels',
    tag: texts.tagProducts,
    summary: texts.labels,
    description: texts.labelsNote,
    access: ['ROLE_MANAGER'],
    limit: 'labels',
    body: labelsInput,
    answer: { type: 'application/pdf' },
    failures: ['not-found'],
    headers: ['Content-Disposition'],
  },
  {
    method: 'GET',
    path: '/api/mail-box/{id}/attachments/{index}',
    tag: mailTexts.tag,
    summary: mailTexts.attachment,
    access: ['ROLE_MANAGER'],
    input: keptAttachmentInput,
    answer: { type: 'application/octet-stream' },
    failures: ['not-found'],
    headers: ['Content-Disposition'],
  },
  {
    method: 'GET',
    path: '/api/print-jobs/stream',
    tag: texts.tagPrint,
    summary: texts.printStream,
    description: texts.printStreamNote,
    access: ['device'],
    answer: { type: 'text/event-stream' },
  },
  {
    method: 'GET',
    path: '/api/custom/forms/token',
    tag: texts.tagShop,
    summary: texts.formToken,
    description: texts.formTokenNote,
    access: 'public',
    answer: {
      type: 'application/json',
      schema: z.strictObject({ data: z.strictObject({ token: z.string() }) }),
    },
  },
  {
    method: 'POST',
    path: '/api/custom/forms',
    tag: texts.tagShop,
    summary: texts.contactForm,
    description: texts.contactFormNote,
    access: 'public',
    limit: 'form-attempts',
    form: contactFormParts,
    answer: {
      status: 201,
      type: 'application/json',
      schema: z.strictObject({ data: z.strictObject({ id }) }),
    },
    failures: [
      'validation-failed',
      'form-unreadable',
      'form-refused',
      'file-too-large',
      'payload-too-large',
      'unsupported-media-type',
    ],
  },
  {
    method: 'GET',
    path: '/api/fonts/google/{family}/style-{variant}.embed.css',
    tag: texts.tagFonts,
    summary: texts.fontStylesheet,
    description: texts.fontStylesheetNote,
    access: 'public',
    input: z.strictObject({
      family: z
        .string()
        .max(100)
        .describe(texts.family)
        .meta({ examples: ['Playfair Display'] }),
      variant: z
        .string()
        .max(100)
        .describe(texts.variant)
        .meta({ examples: ['400', '700i'] }),
    }),
    answer: { type: 'text/css' },
    failures: ['not-found'],
    headers: ['If-None-Match', 'ETag'],
  },
  ...PAPER_ROUTES,
  ...FILE_ROUTES,
  ...PAYMENT_ROUTES,
];

/** Also served, but not calls: the doors themselves and what browsers fetch. */
const UNLISTED = new Set(['/trpc/:path', '/assets/*', '/test-payment/:id']);

/**
 * Throws when a registered route is neither a procedure with its access nor listed above, so that nothing is served without
 * a decision on who may call it.
 */
export function requireListedRoutes(registered: readonly string[], routes: readonly RestRoute[]): void {
  const listed = new Set([
    ...routes.map(({ rest }) => `/api${rest.path}`),
    ...PLAIN_ROUTES.map(({ path }) => path),
  ]);
  const unknown = registered.filter(
    (url) => !UNLISTED.has(url) && !listed.has(url.replaceAll(/:(\w+)/g, '{$1}')),
  );
  if (unknown.length > 0)
    throw new Error(`Routes without a place in the list: ${[...new Set(unknown)].join(', ')}`);
}
