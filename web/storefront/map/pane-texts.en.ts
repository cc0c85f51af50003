import { richMessage } from '#text/message.ts';

export { retry } from '../texts.ts';

export const showMap = 'Show map';
export const unsupported = 'Unfortunately your browser cannot show the map.';
export const loadingFailed = 'The map cannot be loaded right now.';
export const consentNeeded = richMessage(
  'The map comes from Mapbox and is only loaded if you allow it. You allow only the map. More: <text>Privacy policy</text>',
);
