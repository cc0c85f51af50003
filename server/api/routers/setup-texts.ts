export const tag = 'Einrichtung';
export const show = 'Schritte bis zur ersten Bestellung und Rechts-Check';
export const applyTemplate = 'Leeren Shop nach einer Vorlage einrichten';
export const applyTemplateNote =
  'Legt in einem Zug Filiale, Öffnungszeiten, Kategorien, Musterprodukte, Katalog, Seiten, Menüs und Mustertexte an. Gäste sehen „Wir eröffnen bald“, bis isOpeningSoon in der Konfiguration ausgeschaltet wird. Nur solange es keine Filiale gibt.';
