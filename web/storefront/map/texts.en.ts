export { computeRoute } from '../texts.ts';

export const showOnMap = 'Show on the map';
