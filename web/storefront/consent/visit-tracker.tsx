import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '#web/lib/shop.tsx';
import { useStaff } from '#web/lib/staff.ts';
import { trackPageView } from '#web/lib/tracking/analytics.ts';
import { loadPixel } from '#web/lib/tracking/pixel.ts';
import { useBranchOfPage } from '../active-branch.ts';

/** Counts page views of visitors who agreed; staff at work are not counted. */
export function VisitTracker() {
  const { pixelId } = useShop().shop.config;
  const { pathname } = useLocation();
  const { id, identifier } = useBranchOfPage() ?? {};
  const isVisitor = useStaff(({ staff, isKnown }) => isKnown && staff === null);

  useEffect(() => {
    if (!isVisitor) return;
    if (pixelId) loadPixel(pixelId);
    trackPageView(pathname, id !== undefined && identifier !== undefined ? { id, identifier } : null);
  }, [isVisitor, pixelId, pathname, id, identifier]);

  return null;
}
