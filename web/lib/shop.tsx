import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import type { Site } from '#entities/site.ts';
import { usePreview } from './preview.ts';
import { type ShopState, shouldReload, wholeMinute, withDrafts, withPreview } from './shop-data.ts';

export interface ShopView extends ShopState {
  /** The present moment in whole minutes; the first render uses the moment of the server's rendering. */
  now: Date;
  publicUrl: string;
  /** The data came with the load that is due every 4 hours, not with the page nor because the shop changed. */
  isDueLoad: boolean;
  /** Pages that are not public yet, for the preview of staff. */
  setDrafts: (drafts: readonly Site[]) => void;
}

const ShopContext = createContext<ShopView | null>(null);

interface ShopProviderProps {
  /** The shop as the page came with it. */
  initial: ShopState;
  now: Date;
  publicUrl: string;
  /** The version of `initial`, to hear from the server when there is another one. */
  version?: number;
  /** Fetches the shop anew: every 4 hours, and when it changed. Without it the shop stays as it was given. */
  reload?: () => Promise<ShopState>;
  children: ReactNode;
}

const CHECK_INTERVAL = 10_000;

/** Holds the shop's data and a clock that ticks by the minute. */
export function ShopProvider(props: ShopProviderProps) {
  const { initial, now: renderedAt, publicUrl, version, reload, children } = props;
  const [{ state, isDueLoad }, setLoaded] = useState<Loaded>({ state: initial, isDueLoad: false });
  const [now, setNow] = useState(renderedAt);
  useFreshShop(setLoaded, version, reload);
  const [drafts, setDrafts] = useState<readonly Site[]>([]);
  const typed = usePreview(({ records }) => records);
  const content = useMemo(
    () => withPreview(withDrafts(state.content, drafts), typed),
    [state.content, drafts, typed],
  );

  useEffect(() => {
    const tick = () => {
      const minute = wholeMinute(new Date());
      // The whole menu follows the clock: in slices, so that nobody's tap waits for it.
      startTransition(() => setNow((before) => (minute.getTime() === before.getTime() ? before : minute)));
    };
    tick();
    const timer = setInterval(tick, CHECK_INTERVAL);
    return () => clearInterval(timer);
  }, []);

  const view = useMemo(
    () => ({ ...state, content, now, publicUrl, isDueLoad, setDrafts }),
    [state, content, now, publicUrl, isDueLoad],
  );
  return <ShopContext.Provider value={view}>{children}</ShopContext.Provider>;
}

interface Loaded {
  state: ShopState;
  isDueLoad: boolean;
}

/** Loads the shop anew every 4 hours (R60), and as soon as the server says that it changed. */
function useFreshShop(
  show: (fresh: Loaded) => void,
  version: number | undefined,
  reload: ShopProviderProps['reload'],
): void {
  useEffect(() => {
    if (!reload) return;
    let loadedAt = new Date();
    let isLoading = false;
    let isGone = false;
    let last: Promise<boolean> = Promise.resolve(true);
    const load = async (isDueLoad: boolean): Promise<boolean> => {
      isLoading = true;
      const startedAt = new Date();
      try {
        const state = await reload();
        loadedAt = startedAt;
        if (!isGone) show({ state, isDueLoad });
        return true;
      } catch {
        // The shop stays usable with the old data; the next check tries again.
        return false;
      } finally {
        isLoading = false;
      }
    };
    // One after the other, so that what was asked for last is what is shown.
    const loadNext = (isDueLoad = false) => {
      last = last.then(() => load(isDueLoad));
      return last;
    };
    const check = () => {
      if (!isLoading && shouldReload(loadedAt, new Date())) void loadNext(true);
    };
    const timer = setInterval(check, CHECK_INTERVAL);
    let leave: (() => void) | undefined;
    const follow = async (shown: number) => {
      const { followShopChanges } = await import('./shop-changes.ts');
      if (!isGone) leave = followShopChanges({ version: shown, reload: () => loadNext() });
    };
    // Without it the shop is as fresh as the interval makes it.
    if (version !== undefined) follow(version).catch(() => undefined);
    return () => {
      isGone = true;
      clearInterval(timer);
      leave?.();
    };
  }, [show, version, reload]);
}

export function useShop(): ShopView {
  const view = useContext(ShopContext);
  if (!view) throw new Error('useShop needs a ShopProvider above it');
  return view;
}

/** The public branch of that identifier, or null. */
export function useBranch(identifier: string | undefined): Branch | null {
  const { shop } = useShop();
  return shop.branches.find((branch) => branch.identifier === identifier) ?? null;
}
