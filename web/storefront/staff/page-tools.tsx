import { useLocation } from 'react-router-dom';
import { usePreview } from '#web/lib/preview.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { pageOf } from '../pages.ts';
import { useDraftPreview } from './draft-preview.ts';
import { EditLink } from './edit-link.tsx';
import { recordOfPage } from './record-of-page.ts';
import * as texts from './texts.ts';

/** What only staff see on a page: that it is a draft, and the link to its form. */
export function PageTools() {
  const { shop, content } = useShop();
  const page = pageOf(useLocation().pathname, { shop, content });
  const record = recordOfPage(page);
  const { isPreview } = usePreview();
  useDraftPreview();
  if (isPreview) return null;
  return (
    <>
      {page.kind === 'site' && !page.site.isPublic && <DraftMarker />}
      {record && <EditLink {...record} isLabelled className="top-3! right-3! desk:top-5! desk:right-5!" />}
    </>
  );
}

function DraftMarker() {
  return (
    <p role="status" className="border-warning/30 border-b bg-warning-soft">
      <span className="page-width flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <strong className="inline-flex items-center gap-1.5 rounded-full bg-warning px-3 py-0.5 text-paper text-sm">
          <Icon name="edit" className="size-4" />
          {texts.draft}
        </strong>
        <span className="text-sm">{texts.unpublished}</span>
      </span>
    </p>
  );
}
