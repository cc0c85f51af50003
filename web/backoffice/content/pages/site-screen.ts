import { lazy } from 'react';
import { site } from '#entities/site.ts';
import { control } from '#web/backoffice/crud/inputs/control.ts';
import { type EntityScreen, erased } from '#web/backoffice/crud/screen.ts';
import { SiteActions } from './site-actions.tsx';
import { SitePathInput } from './site-path-input.tsx';

/** The form of a page, without the choice that a new one begins with. */
export const SITE_SCREEN: EntityScreen = {
  entity: erased(site),
  purpose:
    'Die Seiten Ihres Shops neben der Speisekarte: Über uns, Jobs, Partyservice … Entwürfe sehen nur Sie und Ihr Team.',
  sections: [
    {
      title: 'Seite',
      hint: 'Solange die Seite nicht veröffentlicht ist, ist sie ein Entwurf: Nur Ihr Team sieht sie.',
      fields: ['name', 'path', 'type', 'isPublic'],
    },
    {
      title: 'Inhalt',
      hint: 'Die Seite besteht aus Abschnitten. Ziehen Sie sie am Griff an ihren Platz, oder nehmen Sie sie mit der Leertaste auf und bewegen Sie sie mit den Pfeiltasten.',
      fields: ['content'],
    },
    {
      title: 'Suchmaschinen und Browser',
      hint: 'Der Titel steht im Browser und in Suchergebnissen; leer gilt der Name. Die Beschreibung zeigen Suchmaschinen darunter: ein, zwei Sätze genügen.',
      fields: ['title', 'description'],
    },
  ],
  inputs: { path: control(SitePathInput) },
  HeadActions: SiteActions,
  Aside: lazy(() =>
    import('../preview/record-previews.tsx').then(({ SitePreview }) => ({ default: SitePreview })),
  ),
};
