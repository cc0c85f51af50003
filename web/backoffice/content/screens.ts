import { lazy } from 'react';
import { block } from '#entities/block.ts';
import { navigation } from '#entities/navigation.ts';
import { control, later } from '../crud/inputs/control.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';
import { BlockIdentifierInput, NavigationIdentifierInput } from './known-identifiers.tsx';
import { SITE_SCREEN } from './pages/site-screen.ts';
import * as texts from './texts.ts';

export const CONTENT_SCREENS: readonly EntityScreen[] = [
  {
    ...SITE_SCREEN,
    Form: lazy(() => import('./pages/site-form.tsx').then(({ SiteForm }) => ({ default: SiteForm }))),
  },
  {
    entity: erased(block),
    purpose: texts.blockPurpose,
    sections: [
      {
        title: texts.blockPlace,
        hint: texts.blockPlaceHint,
        fields: ['identifier'],
        isNarrow: true,
      },
      { title: texts.content, fields: ['content'] },
    ],
    inputs: { identifier: control(BlockIdentifierInput) },
    Aside: lazy(() =>
      import('./preview/record-previews.tsx').then(({ BlockPreview }) => ({ default: BlockPreview })),
    ),
  },
  {
    entity: erased(navigation),
    purpose: texts.navigationPurpose,
    sections: [
      {
        title: texts.navigationPlace,
        hint: texts.navigationPlaceHint,
        fields: ['identifier'],
        isNarrow: true,
      },
      {
        title: texts.entries,
        hint: texts.entriesHint,
        fields: ['items'],
      },
    ],
    inputs: {
      identifier: control(NavigationIdentifierInput),
      items: later(() => import('./navigation/ordering-link.tsx').then((file) => file.OrderingLinkInput)),
    },
    Aside: lazy(() =>
      import('./preview/record-previews.tsx').then(({ NavigationPreview }) => ({
        default: NavigationPreview,
      })),
    ),
  },
];
