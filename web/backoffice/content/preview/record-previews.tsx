import type { PageContent } from '#entities/shapes/content.ts';
import type { NavigationItem } from '#entities/shapes/navigation.ts';
import type { Site } from '#entities/site.ts';
import type { AsideProps } from '#web/backoffice/crud/screen.ts';
import { PreviewPanel } from './preview-panel.tsx';
import * as texts from './texts.ts';

/** The page as it is typed, even while it is a draft. */
export function SitePreview({ values, record }: AsideProps) {
  return (
    <PreviewPanel
      message={{
        type: 'theke-preview-site',
        record: {
          id: record?.id ?? 0,
          name: String(values.name ?? ''),
          title: String(values.title ?? ''),
          description: String(values.description ?? ''),
          type: values.type as Site['type'],
          isPublic: values.isPublic === true,
          content: values.content as PageContent,
        },
      }}
      hint={texts.siteHint}
    />
  );
}

/** The shared content on a page that includes it; on its own if none does yet. */
export function BlockPreview({ values, record }: AsideProps) {
  return (
    <PreviewPanel
      message={{
        type: 'theke-preview-block',
        record: {
          id: record?.id ?? 0,
          identifier: String(values.identifier ?? ''),
          content: values.content as PageContent,
        },
      }}
      hint={texts.blockHint}
    />
  );
}

/** The home page with the menu as it is typed. */
export function NavigationPreview({ values, record }: AsideProps) {
  return (
    <PreviewPanel
      message={{
        type: 'theke-preview-navigation',
        record: {
          id: record?.id ?? 0,
          identifier: String(values.identifier ?? ''),
          items: values.items as NavigationItem[],
        },
      }}
      hint={texts.navigationHint}
    />
  );
}
