export { loading, retry } from '../texts.ts';

export const serverUnreachable = 'Der Server ist nicht erreichbar.';
export const deviceSignedOut = 'Dieses Gerät ist nicht mehr angemeldet';
export const notLoaded = 'Daten konnten nicht geladen werden';
export const reconnect = 'Neu verbinden';
