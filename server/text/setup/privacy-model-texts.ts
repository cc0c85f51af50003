/* The other two of the model texts by country: data and allergens. */

export const PRIVACY = {
  AT: `Datenschutzerklärung

Verantwortlich

{company}, {street}, {city}, {email}

Welche Daten wir verarbeiten

Name, Telefonnummer, E-Mail-Adresse, bei einer Lieferung die Adresse, und Ihre Bestellung samt Anmerkungen. Angaben zu Allergien verwenden wir nur für die Zubereitung.

Wozu und auf welcher Grundlage

Um Ihre Bestellung auszuführen (Art. 6 Abs. 1 lit. b DSGVO) und um Aufbewahrungspflichten zu erfüllen (Art. 6 Abs. 1 lit. c DSGVO).

Wie lange wir Daten aufbewahren

Rechnungsdaten sieben Jahre (Bundesabgabenordnung). Den Warenkorb speichert nur Ihr eigener Browser.

Wer Daten erhält

Unser Team, bei Lieferungen die Person, die zustellt, und der Betreiber unseres Servers: [… Name und Ort des Anbieters]. Wir verkaufen keine Daten.

Cookies

Wir setzen nur Cookies, die für die Bestellung notwendig sind. Alles andere laden wir erst mit Ihrer Zustimmung, die Sie in der Fußzeile jederzeit ändern.

Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch. Beschwerden richten Sie an die Österreichische Datenschutzbehörde.`,
  DE: `Datenschutzerklärung

Verantwortlich

{company}, {street}, {city}, {email}

Welche Daten wir verarbeiten

Name, Telefonnummer, E-Mail-Adresse, bei einer Lieferung die Adresse, und Ihre Bestellung samt Anmerkungen. Angaben zu Allergien verwenden wir nur für die Zubereitung.

Wozu und auf welcher Grundlage

Um Ihre Bestellung auszuführen (Art. 6 Abs. 1 lit. b DSGVO) und um Aufbewahrungspflichten zu erfüllen (Art. 6 Abs. 1 lit. c DSGVO).

Wie lange wir Daten aufbewahren

Rechnungsdaten acht Jahre (Abgabenordnung). Den Warenkorb speichert nur Ihr eigener Browser.

Wer Daten erhält

Unser Team, bei Lieferungen die Person, die zustellt, und der Betreiber unseres Servers: [… Name und Ort des Anbieters]. Wir verkaufen keine Daten.

Cookies

Wir setzen nur Cookies, die für die Bestellung notwendig sind. Alles andere laden wir erst mit Ihrer Zustimmung, die Sie in der Fußzeile jederzeit ändern.

Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch. Beschwerden richten Sie an die Aufsichtsbehörde Ihres Bundeslandes: [… Datenschutzaufsicht des Bundeslandes].`,
  CH: `Datenschutzerklärung

Verantwortlich

{company}, {street}, {city}, {email}

Welche Daten wir verarbeiten

Name, Telefonnummer, E-Mail-Adresse, bei einer Lieferung die Adresse, und Ihre Bestellung samt Anmerkungen. Angaben zu Allergien verwenden wir nur für die Zubereitung.

Wozu und auf welcher Grundlage

Um Ihre Bestellung auszuführen und um gesetzliche Pflichten zu erfüllen (DSG).

Wie lange wir Daten aufbewahren

Geschäftsunterlagen zehn Jahre (Art. 958f OR). Den Warenkorb speichert nur Ihr eigener Browser.

Wer Daten erhält

Unser Team, bei Lieferungen die Person, die zustellt, und der Betreiber unseres Servers: [… Name und Ort des Anbieters]. Wir verkaufen keine Daten.

Cookies

Wir setzen nur Cookies, die für die Bestellung notwendig sind. Alles andere laden wir erst mit Ihrer Zustimmung, die Sie in der Fußzeile jederzeit ändern.

Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Herausgabe und Löschung. Anzeigen richten Sie an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten.`,
  LI: `Datenschutzerklärung

Verantwortlich

{company}, {street}, {city}, {email}

Welche Daten wir verarbeiten

Name, Telefonnummer, E-Mail-Adresse, bei einer Lieferung die Adresse, und Ihre Bestellung samt Anmerkungen. Angaben zu Allergien verwenden wir nur für die Zubereitung.

Wozu und auf welcher Grundlage

Um Ihre Bestellung auszuführen (Art. 6 Abs. 1 lit. b DSGVO) und um Aufbewahrungspflichten zu erfüllen (Art. 6 Abs. 1 lit. c DSGVO).

Wie lange wir Daten aufbewahren

Geschäftsunterlagen zehn Jahre (Personen- und Gesellschaftsrecht). Den Warenkorb speichert nur Ihr eigener Browser.

Wer Daten erhält

Unser Team, bei Lieferungen die Person, die zustellt, und der Betreiber unseres Servers: [… Name und Ort des Anbieters]. Wir verkaufen keine Daten.

Cookies

Wir setzen nur Cookies, die für die Bestellung notwendig sind. Alles andere laden wir erst mit Ihrer Zustimmung, die Sie in der Fußzeile jederzeit ändern.

Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch. Beschwerden richten Sie an die Datenschutzstelle des Fürstentums Liechtenstein.`,
} as const;

export const ALLERGENS = {
  AT: `Allergene

Unsere Speisen entstehen in einer Küche, in der alle genannten Zutaten verwendet werden: Spuren können wir nie ganz ausschließen. Bitte schreiben Sie Unverträglichkeiten in das Anmerkungsfeld oder fragen Sie uns unter {phone}.

Die Buchstaben nach der österreichischen Allergeninformationsverordnung

A – Glutenhaltiges Getreide
B – Krebstiere
C – Ei
D – Fisch
E – Erdnuss
F – Soja
G – Milch und Laktose
H – Schalenfrüchte (Nüsse)
L – Sellerie
M – Senf
N – Sesam
O – Schwefeldioxid und Sulfite
P – Lupinen
R – Weichtiere`,
  DE: `Allergene

Unsere Speisen entstehen in einer Küche, in der alle genannten Zutaten verwendet werden: Spuren können wir nie ganz ausschließen. Bitte schreiben Sie Unverträglichkeiten in das Anmerkungsfeld oder fragen Sie uns unter {phone}.

Die Buchstaben bei den Produkten bedeuten (Lebensmittelinformations-Verordnung, Anhang II)

A – Glutenhaltiges Getreide
B – Krebstiere
C – Ei
D – Fisch
E – Erdnuss
F – Soja
G – Milch und Laktose
H – Schalenfrüchte (Nüsse)
L – Sellerie
M – Senf
N – Sesam
O – Schwefeldioxid und Sulfite
P – Lupinen
R – Weichtiere`,
  CH: `Allergene

Unsere Speisen entstehen in einer Küche, in der alle genannten Zutaten verwendet werden: Spuren können wir nie ganz ausschließen. Bitte schreiben Sie Unverträglichkeiten in das Anmerkungsfeld oder fragen Sie uns unter {phone}.

Die Buchstaben bei den Produkten bedeuten (Verordnung des EDI betreffend die Information über Lebensmittel)

A – Glutenhaltiges Getreide
B – Krebstiere
C – Ei
D – Fisch
E – Erdnuss
F – Soja
G – Milch und Laktose
H – Schalenfrüchte (Nüsse)
L – Sellerie
M – Senf
N – Sesam
O – Schwefeldioxid und Sulfite
P – Lupinen
R – Weichtiere`,
  LI: `Allergene

Unsere Speisen entstehen in einer Küche, in der alle genannten Zutaten verwendet werden: Spuren können wir nie ganz ausschließen. Bitte schreiben Sie Unverträglichkeiten in das Anmerkungsfeld oder fragen Sie uns unter {phone}.

Die Buchstaben bei den Produkten bedeuten (Lebensmittelinformations-Verordnung, Anhang II)

A – Glutenhaltiges Getreide
B – Krebstiere
C – Ei
D – Fisch
E – Erdnuss
F – Soja
G – Milch und Laktose
H – Schalenfrüchte (Nüsse)
L – Sellerie
M – Senf
N – Sesam
O – Schwefeldioxid und Sulfite
P – Lupinen
R – Weichtiere`,
} as const;
