import { useEffect } from 'react';
import type { Site } from '#entities/site.ts';
import { apiGet } from '#web/lib/api.ts';
import { useShop } from '#web/lib/shop.tsx';
import { useIsDraftReader } from '#web/lib/staff.ts';

/** Fetches the pages that only staff may preview, as soon as a staff member is known to be signed in. */
export function useDraftPreview(): void {
  const { setDrafts } = useShop();
  const isReader = useIsDraftReader();
  useEffect(() => {
    if (!isReader) return;
    apiGet<Site[]>('/sites?isPublic=false&pageSize=200')
      .then(setDrafts)
      // Without them the shop is what visitors see.
      .catch(() => undefined);
  }, [isReader, setDrafts]);
}
