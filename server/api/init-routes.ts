import type { FastifyInstance } from 'fastify';
import { identifySession } from '#use-cases/identify-caller.ts';
import type { Deps } from '#use-cases/ports.ts';
import { sessionCookie } from './door.ts';
import { type Prebuilt, prebuild, sendPrebuilt } from './prebuilt.ts';
import type { ShopView, VisibleShop } from './shop-view.ts';
import { userView } from './user-view.ts';

interface Bundle {
  of: VisibleShop;
  /** The finished answer for visitors. */
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

/** GET /api/init. Visitors get an answer that was built once per change; only a session cookie costs a query. */
export function registerInit(app: FastifyInstance, { deps, view, headers }: InitOptions): void {
  let kept: Promise<Bundle> | null = null;
  let keptOf: VisibleShop | null = null;

  async function bundle(): Promise<Bundle> {
    const visible = await view.current();
    if (!kept || keptOf !== visible) {
      keptOf = visible;
      kept = build(visible, headers);
    }
    return kept;
  }

  app.get('/api/init', async (request, reply) => {
    const token = sessionCookie(request);
    const session = token === null ? null : await identifySession(deps, token);
    const { prebuilt, head, tail } = await bundle();
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

async function build(of: VisibleShop, headers: Readonly<Record<string, string>>): Promise<Bundle> {
  const { head, tail } = initJson(of);
  const prebuilt = await prebuild(`${head}null${tail}`, {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
    brotliQuality: 6,
  });
  return { of, prebuilt, head, tail };
}

/** The entries in the order of the specification (backend, section 7), cut at the place of the current user. */
function initJson({ shop, content }: VisibleShop): { head: string; tail: string } {
  const entry = (url: string, data: unknown) => JSON.stringify({ url: `/api/${url}`, data: { data } });
  const after = [
    entry('divisions', content.divisions),
    entry('branches', [...shop.branches, ...shop.inactiveBranches]),
    entry('menus', shop.menus),
    entry('categories', shop.categories),
    entry('products', shop.products),
    entry('tags', shop.tags),
    entry('tables', shop.tables),
    entry('sites', content.sites),
    entry('navigations', content.navigations),
    entry('blocks', content.blocks),
    entry('donatees', shop.donatees),
  ];
  return {
    head: `{"data":[${entry('config', shop.config)},{"url":"/api/users/me","data":{"data":`,
    tail: `}},${after.join(',')}]}`,
  };
}
