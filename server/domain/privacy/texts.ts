export const wordsSource =
  'Art. 5 Abs. 1 lit. c und e DSGVO (Art. 6 DSG-CH): Anmerkungen können von Allergien und Gewohnheiten erzählen und werden nach der Reklamation nicht mehr gebraucht.';
export const placeSource =
  'Art. 5 Abs. 1 lit. e DSGVO (Art. 6 DSG-CH): nach der Zustellung nur noch für Rückfragen; die ersten zwei Stellen der PLZ bleiben für die Statistik.';
export const personSourceAT =
  'Gewährleistung 2 Jahre (§ 933 ABGB); höchstens bis zur Verjährung nach 3 Jahren (§§ 1486, 1489 ABGB).';
export const personSourceDE =
  'Gewährleistung 2 Jahre (§ 438 Abs. 1 Nr. 3 BGB); höchstens bis zur Verjährung, 3 Jahre ab Jahresende (§§ 195, 199 BGB).';
export const personSourceCH =
  'Gewährleistung 2 Jahre (Art. 210 OR); höchstens bis zur Verjährung von Forderungen für Lebensmittel und Beköstigung nach 5 Jahren (Art. 128 OR).';
export const personSourceLI =
  'Gewährleistung 2 Jahre (§ 933 ABGB-LI); höchstens bis zur Verjährung nach 3 Jahren (§ 1486 ABGB-LI).';
export const formsSource =
  'Art. 5 Abs. 1 lit. e DSGVO (Art. 6 DSG-CH): so lange, wie jemand auf eine Anfrage oder Bewerbung zurückkommen kann (§ 29 GlBG, § 15 AGG: 6 Monate).';
export const logsSource =
  'Art. 5 Abs. 1 lit. e und Art. 32 DSGVO (Art. 6 und 8 DSG-CH): so lange, wie eine Störung oder ein Angriff daraus zu erklären ist.';
export const journalSource =
  'Nachweis von Änderungen an Grundaufzeichnungen: § 131 und § 132 BAO (7 Jahre), § 146 Abs. 4 und § 147 AO, Art. 958f OR; mindestens 3 Jahre, höchstens 10.';
export const invoiceSourceAT = '§ 132 Abs. 1 BAO';
export const invoiceSourceDE = '§ 14b Abs. 1 UStG, § 147 Abs. 3 AO';
export const invoiceSourceCH = 'Art. 958f Abs. 1 OR';
export const invoiceSourceLI = 'Art. 1059 PGR';
/** What stands in place of the name of a guest who is forgotten. */
export const guest = 'Gast';
/** Programs that people work with, by their names. */
export const desktopApp = 'Theke Desktop';
export const samsungBrowser = 'Samsung Internet';
