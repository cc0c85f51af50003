import { CATALOGUE_SCREENS } from './catalogue/screens.ts';
import { CONTENT_SCREENS } from './content/screens.ts';
import type { EntityScreen } from './crud/screen.ts';
import { DEVICES_SCREENS } from './devices/screens.ts';
import { MEDIA_SCREENS } from './media/screens.ts';
import { PEOPLE_SCREENS } from './people/screens.ts';
import { SHOP_SCREENS } from './shop/screens.ts';
import { STATISTICS_SCREENS } from './statistics/screens.ts';

/** Lists and forms by entity; the addresses are those of the API: #/products, #/products/12, #/products/new. */
export const SCREENS: readonly EntityScreen[] = [
  ...CATALOGUE_SCREENS,
  ...SHOP_SCREENS,
  ...CONTENT_SCREENS,
  ...MEDIA_SCREENS,
  ...PEOPLE_SCREENS,
  ...DEVICES_SCREENS,
  ...STATISTICS_SCREENS,
];
