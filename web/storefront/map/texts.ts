export { computeRoute } from '../texts.ts';

export const showOnMap = 'Auf der Karte zeigen';
