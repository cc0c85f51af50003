import type { FastifyInstance } from 'fastify';
import { sessionCookie } from '#api/http/door.ts';
import { type Prebuilt, prebuild, sendPrebuilt } from '#api/http/prebuilt.ts';
import { userView } from '#api/routers/access/user-view.ts';
import type { Language } from '#domain/text/language.ts';
import { mapInChunks, type Turns } from '#domain/time/breath.ts';
import { BUNDLED, listName } from '#entities/bundle.ts';
import { identifySession } from '#use-cases/access/identify-caller.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { ShopView, VisibleShop } from './shop-view.ts';

interface Bundle {
  of: VisibleShop;
  /** The finished response for visitors. */
  prebuilt: Prebuilt;
  /** The JSON before and after the entry of the current user. */
  head: string;
  tail: string;
}

export interface InitOptions {
  deps: Deps;
  view: ShopView;
  headers: Readonly<Record<string, string>>;
}

/** GET /api/init; with `?language=en` in English as far as it is translated. Visitors get a response built once per change; only a session cookie costs a query. */
export function registerInit(app: FastifyInstance, { deps, view, headers }: InitOptions): void {
  const kept = new Map<Language, { of: VisibleShop; bundle: Promise<Bundle> }>();

  async function bundleIn(language: Language): Promise<Bundle> {
    const visible = await view.current(language);
    const known = kept.get(language);
    if (known?.of === visible) return known.bundle;
    const bundle = build(visible, headers, deps.turns);
    kept.set(language, { of: visible, bundle });
    return bundle;
  }

  app.get<{ Querystring: { language?: unknown } }>('/api/init', async (request, reply) => {
    const token = sessionCookie(request, deps.publicUrl);
    const session = token === null ? null : await identifySession(deps, token);
    const { prebuilt, head, tail } = await bundleIn(request.query.language === 'en' ? 'en' : 'de');
    if (!session) {
      reply.hijack();
      sendPrebuilt(request.raw, reply.raw, prebuilt);
      return reply;
    }
    return reply
      .headers({ ...headers, 'x-csrf-token': session.csrfToken, 'cache-control': 'no-store', vary: 'Cookie' })
      .type('application/json; charset=utf-8')
      .send(head + JSON.stringify(userView(session.actor)) + tail);
  });
}

async function build(
  of: VisibleShop,
  headers: Readonly<Record<string, string>>,
  turns: Turns,
): Promise<Bundle> {
  const { head, tail } = await initJson(of, turns);
  const prebuilt = await prebuild(`${head}null${tail}`, {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
    brotliQuality: 6,
  });
  return { of, prebuilt, head, tail };
}

/** Records per step: a shop of ten thousand products must not block people ordering from it. */
const STEP = 50;

/** The entries in the order that readers of the bundle rely on, split at the position of the current user. */
async function initJson(
  { shop, content }: VisibleShop,
  turns: Turns,
): Promise<{ head: string; tail: string }> {
  const lists: Readonly<Record<string, unknown>> = {
    ...content,
    ...shop,
    branches: [...shop.branches, ...shop.inactiveBranches],
  };
  const after: string[] = [];
  for (const name of BUNDLED.map(listName)) {
    const records = (lists[name] ?? []) as readonly unknown[];
    const pieces = await mapInChunks(records, STEP, turns, (piece) =>
      piece.map((one) => JSON.stringify(one)).join(','),
    );
    after.push(`{"url":"/api/${name}","data":{"data":[${pieces.join(',')}]}}`);
  }
  return {
    head: `{"data":[{"url":"/api/config","data":{"data":${JSON.stringify(shop.config)}}},{"url":"/api/users/me","data":{"data":`,
    tail: `}},${after.join(',')}]}`,
  };
}
