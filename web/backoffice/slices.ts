import { CATALOGUE_CONTROLS } from './catalogue/controls.ts';
import { CATALOGUE_SCREENS } from './catalogue/screens.ts';
import { CONTENT_CONTROLS } from './content/controls.ts';
import { KNOWN_PLACES } from './content/known-places.ts';
import { CONTENT_SCREENS } from './content/screens.ts';
import type { Additions } from './crud/additions.ts';
import { DEVICE_CONTROLS } from './devices/controls.ts';
import { DEVICES_SCREENS } from './devices/screens.ts';
import { MEDIA_CONTROLS, MEDIA_REFERENCES } from './media/controls.ts';
import { MEDIA_SCREENS } from './media/screens.ts';
import { PEOPLE_CONTROLS } from './people/controls.ts';
import { PEOPLE_SCREENS } from './people/screens.ts';
import { CONFIG_SETTINGS } from './shop/config/config-search.ts';
import { SHOP_CONTROLS } from './shop/controls.ts';
import { SHOP_SCREENS } from './shop/screens.ts';
import { STATISTICS_SCREENS } from './statistics/screens.ts';

/** The additions of each slice to the generic lists and forms. */
export const SLICES: Additions = {
  /** Lists and forms by entity; the routes match the API: #/products, #/products/12, #/products/new. */
  screens: [
    ...CATALOGUE_SCREENS,
    ...SHOP_SCREENS,
    ...CONTENT_SCREENS,
    ...MEDIA_SCREENS,
    ...PEOPLE_SCREENS,
    ...DEVICES_SCREENS,
    ...STATISTICS_SCREENS,
  ],
  controls: {
    ...CATALOGUE_CONTROLS,
    ...SHOP_CONTROLS,
    ...MEDIA_CONTROLS,
    ...CONTENT_CONTROLS,
    ...DEVICE_CONTROLS,
    ...PEOPLE_CONTROLS,
  },
  references: MEDIA_REFERENCES,
  knownNames: KNOWN_PLACES,
  settings: CONFIG_SETTINGS,
};
