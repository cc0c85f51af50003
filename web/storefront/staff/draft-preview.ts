import { useEffect } from 'react';
import type { Site } from '#entities/site.ts';
import { apiGet } from '#web/lib/api.ts';
import { useShop } from '#web/lib/shop.tsx';
import { useStaff } from '#web/lib/staff.ts';

/** Who may read non-public pages (R97). */
const READERS: ReadonlySet<string> = new Set(['ROLE_MANAGER', 'ROLE_ADMIN']);

/** Whether the signed-in user may see drafts. */
export function useIsDraftReader(): boolean {
  return useStaff(({ staff }) => staff?.roles.some((role) => READERS.has(role)) ?? false);
}

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
