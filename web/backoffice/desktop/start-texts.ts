import type { WindowMode } from '#electron/ipc.ts';
import { message } from '#text/message.ts';

export { retry, save, saving } from './texts.ts';

export const title = 'Start und Bildschirme';
export const notLoaded = 'Die Einstellungen dieses Computers konnten nicht geladen werden.';
export const notSaved = 'Die Einstellungen dieses Computers konnten nicht gespeichert werden.';
export const saved = 'Die Einstellungen dieses Computers sind gespeichert.';
export const autostart = 'Theke beim Anmelden an diesem Computer starten';
export const mode = 'Fenster';
export const MODES: Readonly<Record<WindowMode, string>> = {
  window: 'Fenster (Größe und Platz werden gemerkt)',
  fullscreen: 'Vollbild',
  kiosk: 'Kiosk: nur Theke, keine anderen Programme',
};
export const kioskHint = 'Mit Strg+Umschalt+K (macOS: ⌘+Umschalt+K) verlassen Sie den Kiosk wieder.';
export const secondScreen = 'Zweiter Bildschirm';
export const noSecondScreen = 'Keiner';
export const oneDisplay = 'An diesem Computer ist nur ein Bildschirm angeschlossen.';
export const unplugged = 'Nicht angeschlossener Bildschirm';
export const display = message('{name} ({width} × {height})');
export const mainDisplay = message('{name} ({width} × {height}, Hauptbildschirm)');
export const secondPage = 'Seite auf dem zweiten Bildschirm';
export const pickupScreen = 'Abholbildschirm: Nummern für Gäste';
export const kitchenScreen = 'Küchenbildschirm';
export const otherPage = 'Andere Seite';
export const pageAddress = 'Adresse der Seite';
export const secondPageHint = 'Beginnt mit /, zum Beispiel /backend#/orders für die Bestellungen.';
export const pathWrong = 'Bitte geben Sie eine Seite dieses Servers an, die mit / beginnt.';
export const updateAddress = 'Adresse für Updates';
export const updateExample = 'https://updates.example.at/theke';
export const updateHint =
  'Leer: keine automatischen Updates. Installiert wird nur, wenn keine Bestellung offen ist und nichts gedruckt wird.';
