import { lazy } from 'react';
import { block } from '#entities/block.ts';
import { navigation } from '#entities/navigation.ts';
import { control } from '../crud/inputs/control.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';
import { BlockIdentifierInput, NavigationIdentifierInput } from './known-identifiers.tsx';
import { SITE_SCREEN } from './pages/site-screen.ts';

export const CONTENT_SCREENS: readonly EntityScreen[] = [
  {
    ...SITE_SCREEN,
    Form: lazy(() => import('./pages/site-form.tsx').then(({ SiteForm }) => ({ default: SiteForm }))),
  },
  {
    entity: erased(block),
    purpose: 'Inhalte, die auf mehreren Seiten oder an festen Stellen stehen, etwa unten auf der Startseite.',
    sections: [
      {
        title: 'Wo der Inhalt steht',
        hint: 'An der Kennung erkennt der Shop, wo er den Inhalt zeigt.',
        fields: ['identifier'],
        isNarrow: true,
      },
      { title: 'Inhalt', fields: ['content'] },
    ],
    inputs: { identifier: control(BlockIdentifierInput) },
    Aside: lazy(() =>
      import('./preview/record-previews.tsx').then(({ BlockPreview }) => ({ default: BlockPreview })),
    ),
  },
  {
    entity: erased(navigation),
    purpose: 'Die Menüs im Kopf und im Fuß des Shops.',
    sections: [
      {
        title: 'Wo das Menü steht',
        hint: 'An der Kennung erkennt der Shop, wo er das Menü zeigt.',
        fields: ['identifier'],
        isNarrow: true,
      },
      {
        title: 'Einträge',
        hint: 'Ziehen Sie Einträge am Griff: nach oben und unten an ihren Platz, nach rechts unter den Eintrag darüber. Mit der Tastatur bewegen die Pfeiltasten am Griff.',
        fields: ['items'],
      },
    ],
    inputs: { identifier: control(NavigationIdentifierInput) },
    Aside: lazy(() =>
      import('./preview/record-previews.tsx').then(({ NavigationPreview }) => ({
        default: NavigationPreview,
      })),
    ),
  },
];
