import { lazy } from 'react';
import { site } from '#entities/site.ts';
import { control } from '#web/backoffice/crud/inputs/control.ts';
import { type EntityScreen, erased } from '#web/backoffice/crud/screen.ts';
import { SiteActions } from './site-actions.tsx';
import { SitePathInput } from './site-path-input.tsx';
import * as texts from './texts.ts';

/** The form of a page, without the choice that a new one starts with. */
export const SITE_SCREEN: EntityScreen = {
  entity: erased(site),
  purpose: texts.purpose,
  sections: [
    {
      title: texts.page,
      hint: texts.pageHint,
      fields: ['name', 'path', 'type', 'isPublic'],
    },
    {
      title: texts.content,
      hint: texts.contentHint,
      fields: ['content'],
    },
    {
      title: texts.metadata,
      hint: texts.metadataHint,
      fields: ['title', 'description'],
    },
  ],
  inputs: { path: control(SitePathInput) },
  HeadActions: SiteActions,
  Aside: lazy(() =>
    import('../preview/record-previews.tsx').then(({ SitePreview }) => ({ default: SitePreview })),
  ),
};
