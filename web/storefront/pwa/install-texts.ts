import { message } from '#text/message.ts';

export { installApp } from '../texts.ts';

export const confirmAdding = 'Bestätigen Sie rechts oben mit „Hinzufügen“.';
export const openDotsMenu = 'Öffnen Sie das Menü Ihres Browsers: die drei Punkte am Rand.';
export const chooseInstallOrAdd = 'Wählen Sie „App installieren“ oder „Zum Startbildschirm hinzufügen“.';
export const confirmInstalling = 'Bestätigen Sie mit „Installieren“.';
export const shareBelow = 'Tippen Sie in der Leiste am unteren Rand auf „Teilen“.';
export const swipeUpToAdd = 'Wischen Sie nach oben und wählen Sie „Zum Home-Bildschirm“.';
export const shareAbove = 'Tippen Sie rechts oben neben der Adresse auf „Teilen“.';
export const addToHomeScreen = 'Wählen Sie „Zum Home-Bildschirm“.';
export const openMenu = 'Öffnen Sie das Menü Ihres Browsers.';
export const chooseInstall =
  'Wählen Sie „App installieren“, „Als App installieren“ oder „Zum Dock hinzufügen“.';
export const orBookmark =
  'Finden Sie nichts davon? Dann legen Sie ein Lesezeichen an, oder öffnen Sie diese Seite in einem anderen Browser.';
export const intro = message('So kommt {shop} auf Ihren Bildschirm:');
