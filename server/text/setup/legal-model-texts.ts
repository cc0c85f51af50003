/*
 * Model texts by country: a beginning and no legal advice. What only the owner knows is a gap, '[… what belongs there]'; the
 * values are those of the first branch, or such a gap.
 */

export const company = '[… Firma laut Register oder Name der Inhaberin, des Inhabers]';
export const street = '[… Straße und Hausnummer]';
export const city = '[… Postleitzahl und Ort]';
export const phone = '[… Telefonnummer]';
export const email = '[… E-Mail-Adresse]';
export const uidNumber = '[… UID-Nummer, oder Zeile streichen]';
export const ustIdNumber = '[… USt-IdNr., oder Zeile streichen]';
export const mwstNumber = '[… MWST-Nummer, oder Zeile streichen]';

export const IMPRINTS = {
  AT: `Impressum

{company}
{street}
{city}
Österreich

Telefon: {phone}
E-Mail: {email}

Vertretungsbefugt: [… Geschäftsführung oder Inhaberin, Inhaber]
Firmenbuchnummer und Firmenbuchgericht: [… Firmenbuchnummer und Gericht, oder Zeile streichen]
UID-Nummer: {uidNumber}
Gewerbe: [… Wortlaut der Gewerbeberechtigung]
Gewerbebehörde: [… Bezirkshauptmannschaft oder Magistrat]
Mitglied der Wirtschaftskammer [… Bundesland], Gewerbeordnung: www.ris.bka.gv.at

Angaben nach § 5 ECG, § 14 UGB und § 25 Mediengesetz. Diese Seite informiert über unser Angebot und nimmt Bestellungen entgegen.`,
  DE: `Impressum

{company}
{street}
{city}
Deutschland

Telefon: {phone}
E-Mail: {email}

Vertreten durch: [… Geschäftsführung oder Inhaberin, Inhaber]
Registergericht und Registernummer: [… Handelsregister, oder Zeile streichen]
Umsatzsteuer-Identifikationsnummer nach § 27a UStG: {ustIdNumber}
Zuständige Aufsichtsbehörde: [… Lebensmittelüberwachung oder Gewerbeamt]
Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV: [… Name und Anschrift]

Angaben nach § 5 DDG. Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil (§ 36 VSBG): [… zutreffend, sonst ändern]`,
  CH: `Impressum

{company}
{street}
{city}
Schweiz

Telefon: {phone}
E-Mail: {email}

Vertretungsberechtigt: [… Geschäftsführung oder Inhaberin, Inhaber]
Handelsregister und Unternehmens-Identifikationsnummer: [… UID im Format CHE-000.000.000]
Mehrwertsteuernummer: {mwstNumber}

Angaben nach Art. 3 Abs. 1 lit. s UWG.`,
  LI: `Impressum

{company}
{street}
{city}
Liechtenstein

Telefon: {phone}
E-Mail: {email}

Vertretungsbefugt: [… Geschäftsführung oder Inhaberin, Inhaber]
Handelsregister: [… Registernummer FL-0000.000.000-0]
Mehrwertsteuernummer: {mwstNumber}
Gewerbebewilligung: Amt für Volkswirtschaft

Angaben nach Art. 5 ECG.`,
} as const;

export const TERMS = {
  AT: `Allgemeine Geschäftsbedingungen

Diese Bedingungen gelten für alle Bestellungen, die Sie über unseren Online-Shop bei {company} aufgeben.

1. Vertragsabschluss

Die Darstellung unserer Waren ist eine Einladung zur Bestellung. Mit dem Absenden geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, sobald wir Ihre Bestellung bestätigen.

2. Preise

Alle Preise verstehen sich in Euro inklusive der gesetzlichen Umsatzsteuer. Ist ein Preis mit „ca.“ gekennzeichnet, gilt das tatsächliche Gewicht.

3. Abholung und Lieferung

Bitte holen Sie Ihre Bestellung zum bestätigten Termin ab. Gebiete, Liefergebühr und Mindestbestellwert sehen Sie vor dem Absenden.

4. Bezahlung

Sie bezahlen bei der Übergabe: [… bar, mit Karte, oder wie Sie es anbieten].

5. Rücktritt

Bei Lebensmitteln, die rasch verderben können oder die wir nach Ihren Wünschen zubereiten, besteht kein gesetzliches Rücktrittsrecht (§ 18 FAGG).

6. Anwendbares Recht

Es gilt österreichisches Recht. Zwingende Bestimmungen zum Schutz von Konsumentinnen und Konsumenten bleiben unberührt.`,
  DE: `Allgemeine Geschäftsbedingungen

Diese Bedingungen gelten für alle Bestellungen, die Sie über unseren Online-Shop bei {company} aufgeben.

1. Vertragsabschluss

Die Darstellung unserer Waren ist eine Einladung zur Bestellung. Mit dem Absenden geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, sobald wir Ihre Bestellung bestätigen.

2. Preise

Alle Preise verstehen sich in Euro inklusive der gesetzlichen Umsatzsteuer. Ist ein Preis mit „ca.“ gekennzeichnet, gilt das tatsächliche Gewicht.

3. Abholung und Lieferung

Bitte holen Sie Ihre Bestellung zum bestätigten Termin ab. Gebiete, Liefergebühr und Mindestbestellwert sehen Sie vor dem Absenden.

4. Bezahlung

Sie bezahlen bei der Übergabe: [… bar, mit Karte, oder wie Sie es anbieten].

5. Widerruf

Bei Lebensmitteln, die schnell verderben können oder die wir nach Ihren Wünschen zubereiten, besteht kein Widerrufsrecht (§ 312g Abs. 2 BGB).

6. Anwendbares Recht

Es gilt deutsches Recht. Zwingende Bestimmungen zum Schutz von Konsumentinnen und Konsumenten bleiben unberührt.`,
  CH: `Allgemeine Geschäftsbedingungen

Diese Bedingungen gelten für alle Bestellungen, die Sie über unseren Online-Shop bei {company} aufgeben.

1. Vertragsabschluss

Die Darstellung unserer Waren ist eine Einladung zur Bestellung. Mit dem Absenden geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, sobald wir Ihre Bestellung bestätigen.

2. Preise

Alle Preise verstehen sich in Schweizer Franken inklusive der gesetzlichen Mehrwertsteuer. Ist ein Preis mit „ca.“ gekennzeichnet, gilt das tatsächliche Gewicht.

3. Abholung und Lieferung

Bitte holen Sie Ihre Bestellung zum bestätigten Termin ab. Gebiete, Liefergebühr und Mindestbestellwert sehen Sie vor dem Absenden.

4. Bezahlung

Sie bezahlen bei der Übergabe: [… bar, mit Karte, oder wie Sie es anbieten].

5. Rücktritt

Zubereitete Speisen nehmen wir nicht zurück. Stimmt etwas nicht, melden Sie sich bitte gleich bei uns.

6. Anwendbares Recht

Es gilt schweizerisches Recht. Zwingende Bestimmungen zum Schutz von Konsumentinnen und Konsumenten bleiben unberührt.`,
  LI: `Allgemeine Geschäftsbedingungen

Diese Bedingungen gelten für alle Bestellungen, die Sie über unseren Online-Shop bei {company} aufgeben.

1. Vertragsabschluss

Die Darstellung unserer Waren ist eine Einladung zur Bestellung. Mit dem Absenden geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, sobald wir Ihre Bestellung bestätigen.

2. Preise

Alle Preise verstehen sich in Schweizer Franken inklusive der gesetzlichen Mehrwertsteuer. Ist ein Preis mit „ca.“ gekennzeichnet, gilt das tatsächliche Gewicht.

3. Abholung und Lieferung

Bitte holen Sie Ihre Bestellung zum bestätigten Termin ab. Gebiete, Liefergebühr und Mindestbestellwert sehen Sie vor dem Absenden.

4. Bezahlung

Sie bezahlen bei der Übergabe: [… bar, mit Karte, oder wie Sie es anbieten].

5. Rücktritt

Bei Lebensmitteln, die rasch verderben können oder die wir nach Ihren Wünschen zubereiten, besteht kein gesetzliches Rücktrittsrecht (FAGG).

6. Anwendbares Recht

Es gilt liechtensteinisches Recht. Zwingende Bestimmungen zum Schutz von Konsumentinnen und Konsumenten bleiben unberührt.`,
} as const;
