import { uploadPath } from '#domain/media/image.ts';
import { uploadsOf } from '#domain/ordering/item.ts';
import { cartOf, loadCart, loadCartRules, type ShopOfCarts } from '#web/lib/cart/cart-store.ts';
import { KEPT_CONFIGURATION, openConfigurator, useConfigurator } from '#web/lib/cart/configurator-store.ts';
import { request } from '#web/lib/http.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { notify } from '#web/lib/notices.ts';
import { type KeptConfiguration, readKept, resumed } from './kept-configuration.ts';
import * as texts from './texts.ts';

/**
 * Reopens the configurator as it was before the tab was reloaded (R147). Stored state is discarded if it belongs to another
 * page or to a line no longer in the cart, and on a terminal, where the next guest may be somebody else.
 */
export async function reopenConfigurator(shop: ShopOfCarts): Promise<void> {
  const kept = readKept(sessionStorage.getItem(KEPT_CONFIGURATION));
  sessionStorage.removeItem(KEPT_CONFIGURATION);
  if (!kept || kept.path !== location.pathname || useKiosk.getState().isKiosk) return;
  const branch = shop.branches.find(({ identifier }) => identifier === kept.branch);
  const product = shop.products.find(({ id }) => id === kept.item.product.id);
  if (!branch || !product) {
    notify({ text: texts.keptProductGone({ product: kept.item.product.name }) });
    return;
  }
  await loadCartRules();
  loadCart(branch.identifier, shop);
  const { line } = kept;
  if (line && cartOf(branch.identifier).items[line.index]?.product.id !== line.product) return;
  const resume = resumed(kept, product, await goneUploads(kept));
  // Meanwhile the address or the guest may have opened another one.
  if (useConfigurator.getState().request) return;
  openConfigurator({ branch, product, ...(line ? { index: line.index } : {}), resume });
}

/** Nobody waits longer than this for their choices. */
const TIMEOUT_MS = 3_000;

/** The ids of the files that the server no longer has. */
async function goneUploads({ item }: KeptConfiguration): Promise<ReadonlySet<number>> {
  const gone = await Promise.all(
    uploadsOf(item).map(async (upload) => {
      // Without an answer it is unknown: placing the order would tell.
      const answer = await request(uploadPath(upload), {
        method: 'HEAD',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null);
      return answer?.status === 404 || answer?.status === 410 ? [upload.id] : [];
    }),
  );
  return new Set(gone.flat());
}
