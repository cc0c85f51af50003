import { message } from '#text/message.ts';

export { installApp, retry } from '../texts.ts';

export const shopAsApp = message('{shop} als App');
export const promptText = 'Unsere Speisekarte immer griffbereit, auch wenn einmal kein Netz da ist.';
export const install = 'Installieren';
export const hintTitle = 'Beim nächsten Mal noch schneller';
export const hintText = 'Als App auf Ihrem Startbildschirm ist unsere Speisekarte immer zur Hand.';
export const notNow = 'Nicht jetzt';
export const offline = 'Offline';
export const offlineTitle = 'Sie sind offline';
export const offlineText = 'Bitte überprüfen Sie Ihre Internetverbindung.';
export const newVersion = 'Neue Version';
export const newVersionText = 'Eine neue Version ist verfügbar.';
export const restart = 'Neu starten';
