import { message } from './message.ts';

/** The name of the device that a new shop gets. */
export const firstDevice = 'Kassen-PC';

// What the first start prints, and `npm run set-password`
export const backend = message('  Backend:       {url}');
export const user = message('  Benutzer:      {email}');
export const password = message('  Passwort:      {password}');
export const deviceKey = message('  Geräteschlüssel ({device}, Filiale {branch}): {key}');
export const proxyUnnamed =
  'Vor dem Server steht ein Proxy (PUBLIC_URL beginnt mit https): Nennen Sie seine Adresse in TRUST_PROXY, sonst zählen alle Gäste als eine Adresse.';
export const passwordReset =
  'Das neue Passwort gilt ab sofort; alle Sitzungen dieses Benutzers sind beendet.';
export const factorReset =
  'Der zweite Faktor dieses Benutzers ist abgeschaltet, seine Passkeys sind entfernt. Richten Sie ihn nach dem Anmelden neu ein.';
