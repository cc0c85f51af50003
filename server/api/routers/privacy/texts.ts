export const tag = 'Daten von Gästen';
export const show = 'Wie lange Daten von Gästen bleiben, und was als Nächstes vergessen wird';
export const showNote =
  'Fristen in Kalendermonaten je Land der Filiale. Vergessen werden zuerst Texte und Dateien (words), dann die Anschrift (place), dann der Name und die Kontaktdaten (person). Bestellungen, die nicht abgeschlossen, nicht bezahlt oder strittig sind, warten.';
export const preview = 'Was mit anderen Fristen vergessen würde';
export const save = 'Fristen setzen';
export const saveNote = 'Was dadurch fällig ist, wird innerhalb der nächsten Stunde vergessen.';
export const startsAt = 'Vorher wird nichts vergessen';
export const before = 'Bestellungen von davor';
export const waiting = 'Fällig, aber offen, strittig oder unbezahlt';
export const find = 'Bestellungen und Kontaktformulare eines Gastes finden';
export const findNote =
  'Nach Nummer der Bestellung, E-Mail (ohne Rücksicht auf die Schreibweise) oder Telefon (mit oder ohne Vorwahl des Landes), höchstens je 1.000.';
export const collect = 'Auskunft: alles, was von einem Gast gespeichert ist';
export const collectNote =
  'Als JSON und als Seite zum Lesen (html). Wer von den Mitarbeitern was getan hat, steht nicht darin. Dass die Auskunft erstellt wurde, steht im Journal.';
export const erase = 'Daten eines Gastes löschen';
export const eraseNote =
  'Sofort und ohne Pseudonym. Offene, strittige und unbezahlte Bestellungen folgen von selbst, Rechnungen bleiben nach dem Gesetz. Zurück kommt die Nummer der Löschbestätigung.';
export const erasures = 'Löschbestätigungen, die neueste zuerst';
export const receipt = 'Löschbestätigung als Seite zum Weitergeben';
export const journalTag = 'Journal';
export const journal = 'Was Mitarbeiter und Geräte getan haben';
export const journalNote =
  'Die neuesten Einträge zuerst. Gäste stehen darin nur mit der Nummer ihrer Bestellung. Einträge können nicht geändert werden; jeder ist mit einer Prüfsumme über sich und den davor versiegelt.';
export const sealNote = 'null: noch nicht versiegelt, das geschieht binnen einer Minute';
export const verify = 'Das ganze Journal prüfen';
export const verifyNote =
  'Liest jeden Eintrag und jede Prüfsumme: Ein geänderter (changed), ein fehlender Eintrag (missing) und eine Lücke (gap) werden mit ihrer Stelle genannt.';
export const journalExport = 'Journal als Tabelle';
export const journalExportNote =
  'CSV mit Semikolon; Vorher und Nachher stehen mit den Namen der Felder darin.';
