import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSame } from '#api/http/prebuilt.ts';
import type { RateLimiter } from '#api/http/rate-limits.ts';
import { APP_GROUND, APP_ICONS, type AppIconName, iconPicture } from '#domain/drawing/app-icon.ts';
import { AppError } from '#domain/errors.ts';
import type { Config } from '#domain/shop/shop.ts';
import { addressIn, LANGUAGES, type Language } from '#domain/text/language.ts';
import type { Deps } from '#use-cases/ports.ts';
import { renderAppIcon } from '#use-cases/shop/render-app-icon.ts';
import type { ShopView } from './shop-view.ts';
import * as texts from './texts.ts';

const ICON_FILE = /^([a-z]+-\d+)\.png$/;

/** The part of the web app manifest (https://www.w3.org/TR/appmanifest/) that we use. */
export const manifestSchema = z
  .strictObject({
    id: z.string(),
    name: z.string().describe(texts.shopName),
    short_name: z.string().describe(texts.shortName),
    description: z.string(),
    lang: z.enum(LANGUAGES),
    dir: z.literal('ltr'),
    start_url: z.string(),
    scope: z.string(),
    display: z.literal('standalone'),
    theme_color: z.string(),
    background_color: z.string(),
    categories: z.array(z.string()),
    icons: z.array(
      z.strictObject({
        src: z.string(),
        sizes: z.string(),
        type: z.literal('image/png'),
        purpose: z.enum(['any', 'maskable']),
      }),
    ),
  })
  .meta({ id: 'AppManifest' });
export type AppManifest = z.infer<typeof manifestSchema>;

/** GET /manifest.webmanifest and /app-icon/{file}: the shop as an app. Neither exists while the plugin is off. */
export function registerManifest(
  app: FastifyInstance,
  deps: Deps,
  view: ShopView,
  limiter: RateLimiter,
): void {
  const appConfig = async (): Promise<Config> => {
    const { config } = (await view.current()).shop;
    if (!config.enablePluginPWA) throw new AppError('not-found');
    return config;
  };

  app.get<{ Querystring: { language?: unknown } }>('/manifest.webmanifest', async (request, reply) => {
    const config = await appConfig();
    const isEnglish = request.query.language === 'en' && config.enablePluginEnglish;
    const language = isEnglish ? 'en' : 'de';
    const { shop } = await view.current(language);
    const manifest = JSON.stringify(manifestOf(shop.config, language));
    const etag = `W/"${createHash('sha256').update(manifest).digest('base64url').slice(0, 27)}"`;
    reply.header('ETag', etag).header('Cache-Control', 'no-cache');
    if (isSame(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/manifest+json; charset=utf-8').send(manifest);
  });

  app.get<{ Params: { file: string } }>('/app-icon/:file', async (request, reply) => {
    const [, name = ''] = ICON_FILE.exec(request.params.file) ?? [];
    if (!isIconName(name)) throw new AppError('not-found');
    const icon = await renderAppIcon(deps, await appConfig(), APP_ICONS[name]);
    const etag = `"${icon.key}"`;
    // A new logo keeps its address: revalidated every time, sent only after a change.
    reply.header('ETag', etag).header('Cache-Control', 'public, no-cache');
    if (isSame(request.headers['if-none-match'], etag)) return reply.code(304).send();
    limiter.take('renderings', request.ip);
    return reply.type('image/png').send(Buffer.from(await icon.render()));
  });
}

/** What browsers read to install the shop. */
export function manifestOf(config: Config, language: Language = 'de'): AppManifest {
  const picture = iconPicture(config);
  // Browsers refetch the icons of an installed app only when their address changes.
  const version = picture ? `${picture.id}-${picture.version}` : config.primaryColor.replace('#', '');
  const icons = Object.entries(APP_ICONS).flatMap(([name, { size, purpose }]) =>
    purpose === 'apple'
      ? []
      : [
          {
            src: `/app-icon/${name}.png?v=${version}`,
            sizes: `${size}x${size}`,
            type: 'image/png' as const,
            purpose,
          },
        ],
  );
  return {
    id: '/',
    name: config.shopName,
    short_name: shortName(config.shopName),
    description: config.description || config.seoDescription,
    lang: language,
    dir: 'ltr',
    start_url: addressIn(language, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: config.primaryColor,
    background_color: APP_GROUND,
    categories: ['food', 'shopping'],
    icons,
  };
}

const SHORT = 12;

/** The words that fit below an icon: from the end, where German names have the proper name ('Feinkost Wiesenknopf'). */
function shortName(name: string): string {
  if (name.length <= SHORT) return name;
  const words = name.split(/\s+/);
  return words.toReversed().find((word) => word.length <= SHORT && /^\p{Lu}/u.test(word)) ?? name;
}

function isIconName(name: string): name is AppIconName {
  return Object.hasOwn(APP_ICONS, name);
}
