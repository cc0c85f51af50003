import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Branch } from '#domain/branch.ts';
import type { Shop } from '#domain/shop.ts';
import { shouldReload, wholeMinute } from './shop-data.ts';

export interface ShopView {
  shop: Shop;
  /** The present moment in whole minutes; the first render uses the moment of the server's rendering. */
  now: Date;
  publicUrl: string;
}

const ShopContext = createContext<ShopView | null>(null);

interface ShopProviderProps {
  shop: Shop;
  now: Date;
  publicUrl: string;
  /** Fetches the shop anew; called every 4 hours. Without it the shop stays as it was given. */
  reload?: () => Promise<Shop>;
  children: ReactNode;
}

const CHECK_INTERVAL = 10_000;

/** Holds the shop's data and a clock that ticks by the minute; reloads the data every 4 hours (specification, section 9). */
export function ShopProvider({
  shop: first,
  now: renderedAt,
  publicUrl,
  reload,
  children,
}: ShopProviderProps) {
  const [shop, setShop] = useState(first);
  const [now, setNow] = useState(renderedAt);

  useEffect(() => {
    let loadedAt = new Date();
    let isLoading = false;
    let isGone = false;
    const tick = () => {
      const current = new Date();
      setNow((before) => {
        const minute = wholeMinute(current);
        return minute.getTime() === before.getTime() ? before : minute;
      });
      if (!reload || isLoading || !shouldReload(loadedAt, current)) return;
      isLoading = true;
      reload()
        .then((fresh) => {
          loadedAt = current;
          if (!isGone) setShop(fresh);
        })
        // The shop stays usable with the old data; the next check tries again.
        .catch(() => undefined)
        .finally(() => {
          isLoading = false;
        });
    };
    tick();
    const timer = setInterval(tick, CHECK_INTERVAL);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [reload]);

  return <ShopContext.Provider value={{ shop, now, publicUrl }}>{children}</ShopContext.Provider>;
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
