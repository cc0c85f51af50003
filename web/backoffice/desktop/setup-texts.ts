import { message } from '#text/message.ts';

export const notConnected = 'Die Verbindung konnte nicht hergestellt werden.';
export const addressWrong = 'Bitte geben Sie eine Adresse wie https://bestellen.example.at an.';
export const keyMissing = 'Bitte geben Sie den Code oder den Geräteschlüssel ein.';
export const connected = 'Verbunden';
export const ordersOpening = message('{place}. Die Bestellungen werden geöffnet …');
export const introduction =
  'Diese App zeigt die Bestellungen einer Filiale und druckt die Belege. Dafür braucht sie die Adresse Ihres Shops und einen Code: Öffnen Sie im Backend unter „Geräte“ dieses Gerät und drücken Sie „Code anzeigen“.';
export const serverAddress = 'Adresse des Servers';
export const codeOrKey = 'Code oder Geräteschlüssel';
export const keyRingHint =
  'Der Code hat acht Zeichen und gilt zehn Minuten. Der Schlüssel wird auf diesem Computer verschlüsselt aufbewahrt.';
export const noKeyRingHint =
  'Der Code hat acht Zeichen und gilt zehn Minuten. Dieser Computer hat keinen Schlüsselbund, um den Schlüssel verschlüsselt aufzubewahren.';
export const keepUnencrypted =
  'Schlüssel unverschlüsselt auf diesem Computer speichern (sonst ist er nach jedem Start neu einzugeben)';
export const checking = 'Verbindung wird geprüft …';
export const connect = 'Verbinden';
export const pageTitle = 'Theke – Gerät verbinden';
export const title = 'Dieses Gerät verbinden';
export const desktopOnly = 'Diese Seite gehört zur Desktop-App und funktioniert nur dort.';
export const addressExample = 'https://bestellen.example.at';
export const appName = 'Theke';
