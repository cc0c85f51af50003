export const deviceStatesReport = 'Zustand dieses Geräts melden';
export const deviceStatesReportNote =
  'Alle 15 Sekunden, und sofort, wenn sich an einem Drucker etwas ändert. Was dreißig Sekunden lang schweigt, gilt als weg.';
export const deviceStatesList = 'Was Geräte zuletzt über sich gemeldet haben';
export const deviceStatesListNote = 'Ohne Geräte, die noch nie etwas gemeldet haben.';
export const deviceStatesFaults = 'Was am Tresen gerade nicht stimmt';
export const deviceStatesFaultsNote =
  'Jede Filiale für sich, das Schlimmste zuerst; leer, wenn alles in Ordnung ist. Bildschirme des Teams hören davon im Strom der Bestellungen.';
export const examplePrinter = 'Küche';
export const commandContentNote = 'Was zu drucken ist (cash-report); sonst null';
export const testedPrinterNote =
  'Nur dieser Drucker soll drucken, und zwar die ganze Testseite; null: jeder einen kurzen Testbon';
export const stationsOfDevice = 'Stationen, für die dieses Gerät drucken kann';
export const exampleStation = 'Schank';
export const exampleDevice = 'Kassen-PC';
export const faultKindNote =
  'no-device: Seit dreißig Sekunden ist kein Gerät zu sehen; device-away: Eines mit Druckern fehlt; printer: Ein Drucker druckt nicht; unprinted: Bons warten, die kein erreichbares Gerät druckt; paper-low und clock sind Hinweise';
export const faultSlipsNote = 'Was niemand druckt, und die Station, die darauf wartet';
export const isLoudNote = 'Jemand muss jetzt handeln; sonst hat es Zeit, oder niemand arbeitet gerade';
export const printersOfDevice = 'Drucker dieses Geräts';
export const printersOfDeviceNote =
  'So, wie das Gerät sie ansprechen soll. Es hört im Strom seiner Druckaufträge von Änderungen (Ereignis „printers“).';
export const printersSave = 'Drucker dieses Geräts anlegen oder ändern';
export const printersRemove = 'Drucker dieses Geräts entfernen';
export const printersHandOver = 'Drucker übergeben, die bisher nur am Gerät standen';
export const printersHandOverNote =
  'Wirkt nur, solange das Gerät hier keinen Drucker hat. Die Antwort nennt in jedem Fall die, die es nun hat.';
