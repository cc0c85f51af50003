import { z } from 'zod';
import { manifestSchema } from '#api/pages/manifest.ts';
import { APP_ICONS } from '#domain/drawing/app-icon.ts';
import { IMAGE_SIZES } from '#domain/media/image.ts';
import { id } from '#entities/fields.ts';
import type { PlainRoute } from './plain-route.ts';
import * as texts from './texts.ts';

const icons = Object.keys(APP_ICONS).map((name) => `${name}.png`);
const sizes = ['original', 'product', 'category', ...Object.keys(IMAGE_SIZES)];
const file = z
  .string()
  .max(40)
  .describe(texts.imageFile)
  .meta({ examples: ['12-1.jpg'] });

/** What browsers and search engines fetch apart from pages and calls: pictures, files, the shop's descriptions of itself. */
export const FILE_ROUTES: readonly PlainRoute[] = [
  {
    method: 'GET',
    path: '/sitemap.xml',
    tag: texts.tagShop,
    summary: texts.sitemap,
    description: texts.sitemapNote,
    access: 'public',
    answer: { type: 'application/xml' },
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/robots.txt',
    tag: texts.tagShop,
    summary: texts.robots,
    access: 'public',
    answer: { type: 'text/plain' },
  },
  {
    method: 'GET',
    path: '/manifest.webmanifest',
    tag: texts.tagShop,
    summary: texts.manifest,
    description: texts.manifestNote,
    access: 'public',
    answer: { type: 'application/manifest+json', schema: manifestSchema },
    failures: ['not-found'],
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/app-icon/{file}',
    tag: texts.tagFiles,
    summary: texts.appIcon,
    description: texts.appIconNote,
    access: 'public',
    limit: 'renderings',
    input: z.strictObject({ file: z.enum(icons).describe(texts.appIconFile) }),
    answer: { type: 'image/png' },
    failures: ['not-found'],
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/image/template/{file}',
    tag: texts.tagFiles,
    summary: texts.templatePicture,
    description: texts.templatePictureNote,
    access: 'public',
    limit: 'renderings',
    input: z.strictObject({
      file: z
        .string()
        .max(20)
        .describe(texts.templateFile)
        .meta({ examples: ['3.png'] }),
      product: id.optional().describe(texts.productNumber),
      branch: id.optional().describe(texts.branchNumber),
    }),
    answer: { type: 'image/*' },
    failures: ['not-found'],
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/image/means/{file}',
    tag: texts.tagFiles,
    summary: texts.meansPicture,
    description: texts.meansPictureNote,
    access: 'public',
    input: z.strictObject({
      file: z
        .string()
        .max(40)
        .describe(texts.meansPictureFile)
        .meta({ examples: ['0123456789abcdef0123456789abcdef.png'] }),
    }),
    answer: { type: 'image/png' },
    failures: ['not-found'],
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/image/{file}',
    tag: texts.tagFiles,
    summary: texts.image,
    access: 'public',
    input: z.strictObject({ file }),
    answer: { type: 'image/*' },
    failures: ['not-found'],
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/image/{size}/{file}',
    tag: texts.tagFiles,
    summary: texts.imageInSize,
    access: 'public',
    input: z.strictObject({ size: z.enum(sizes).describe(texts.size), file }),
    answer: { type: 'image/*' },
    failures: ['not-found'],
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/upload/{publicHash}/{file}',
    tag: texts.tagFiles,
    summary: texts.upload,
    description: texts.uploadNote,
    access: 'public',
    input: z.strictObject({
      publicHash: z
        .string()
        .length(43)
        .describe(texts.secretPart)
        .meta({ examples: ['Jb0nZ0h7m2r9aYxTfQe1sJb0nZ0h7m2r9aYxTfQe1sA'] }),
      file,
    }),
    answer: { type: 'application/octet-stream' },
    failures: ['not-found'],
    headers: ['Content-Disposition'],
  },
];
