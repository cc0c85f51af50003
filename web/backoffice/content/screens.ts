import { block } from '#entities/block.ts';
import { navigation } from '#entities/navigation.ts';
import { site } from '#entities/site.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';

export const CONTENT_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(site),
    purpose: 'Die Seiten Ihres Shops neben der Speisekarte.',
  },
  {
    entity: erased(block),
    purpose: 'Inhalte, die auf mehreren Seiten oder an festen Stellen stehen.',
  },
  {
    entity: erased(navigation),
    purpose: 'Die Menüs im Kopf und im Fuß des Shops.',
  },
];
