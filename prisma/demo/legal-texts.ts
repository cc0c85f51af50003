/*
 * The legal texts of the demo shop: plain text, an empty line between paragraphs, a heading is a paragraph of one
 * short line. They are examples, not legal advice.
 */

export const termsText = `Allgemeine Geschäftsbedingungen

Diese Bedingungen gelten für alle Bestellungen, die Sie über unseren Online-Shop bei der Wiesenknopf Feinkost GmbH aufgeben. Stand: Jänner 2026.

1. Vertragsabschluss

Die Darstellung unserer Waren ist eine Einladung zur Bestellung. Mit dem Absenden der Bestellung geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, sobald wir Ihre Bestellung bestätigen. Schlagen wir Ihnen einen anderen Termin vor, kommt der Vertrag erst zustande, wenn Sie diesem zustimmen.

2. Preise

Alle Preise verstehen sich in Euro inklusive der gesetzlichen Umsatzsteuer. Bei Waren, die wir für Sie abwiegen, ist der Preis mit „ca.“ gekennzeichnet: Es gilt das tatsächliche Gewicht, das höchstens 10 % vom bestellten abweicht. Bei Waren mit „ab“-Preis stimmen wir den endgültigen Preis vor der Zubereitung mit Ihnen ab.

3. Abholung, Lieferung und Bestellung am Tisch

Bitte holen Sie Ihre Bestellung zum bestätigten Termin ab; warme Speisen halten wir längstens 30 Minuten bereit. Wir liefern in die angegebenen Gebiete. Liefergebühr, Mindestbestellwert und die Grenze für kostenlose Lieferung sehen Sie vor dem Absenden der Bestellung. Im Bistro bestellen Sie über den QR-Code direkt an Ihren Tisch.

4. Bezahlung

Sie bezahlen bei Abholung, bei der Lieferung oder am Tisch, bar oder mit Bankomatkarte.

5. Rücktritt und Storno

Bei Lebensmitteln, die rasch verderben können oder die wir nach Ihren Wünschen zubereiten, besteht kein gesetzliches Rücktrittsrecht (§ 18 FAGG). Bestellungen beim Partyservice können Sie bis 48 Stunden vor dem Termin kostenlos stornieren, danach verrechnen wir 50 % des Bestellwertes.

6. Leihgeschirr

Leihgeschirr und Leihplatten bleiben unser Eigentum und sind binnen drei Tagen zurückzugeben. Fehlendes oder Beschädigtes verrechnen wir zum Wiederbeschaffungswert.

7. Alkohol und Jugendschutz

Wein und Bier geben wir nur an Personen ab, die das 16. Lebensjahr vollendet haben. Bitte halten Sie einen Ausweis bereit.

8. Gewährleistung

Es gelten die gesetzlichen Bestimmungen. Sollte etwas nicht passen, melden Sie sich bitte gleich: Wir finden eine Lösung.

9. Anwendbares Recht

Es gilt österreichisches Recht. Zwingende Bestimmungen zum Schutz der Verbraucherinnen und Verbraucher bleiben unberührt.`;

export const privacyText = `Datenschutzerklärung

Der Schutz Ihrer Daten ist uns wichtig. Wir verarbeiten nur, was wir für Ihre Bestellung brauchen.

Verantwortlich

Wiesenknopf Feinkost GmbH, Hauptplatz 7, 3569 Bad Marienau, datenschutz@feinkost-wiesenknopf.example

Welche Daten wir verarbeiten

Name, Telefonnummer, E-Mail-Adresse, bei einer Lieferung die Adresse, Ihre Bestellung samt Anmerkungen und die Bilder oder Dateien, die Sie uns dazu schicken. Angaben zu Allergien verwenden wir ausschließlich für die Zubereitung.

Wozu und auf welcher Grundlage

Um Ihre Bestellung auszuführen (Art. 6 Abs. 1 lit. b DSGVO) und um gesetzliche Aufbewahrungspflichten zu erfüllen (Art. 6 Abs. 1 lit. c DSGVO).

Wie lange wir Daten aufbewahren

Rechnungsdaten sieben Jahre, wie es die Bundesabgabenordnung verlangt. Hochgeladene Bilder löschen wir 30 Tage nach dem Abholtermin. Den Warenkorb speichert nur Ihr eigener Browser.

Wer Daten erhält

Unser Team in der jeweiligen Filiale und bei Lieferungen die Person, die zustellt. Wir verkaufen keine Daten und geben sie nicht für Werbung weiter.

Cookies

Wir setzen nur Cookies, die für den Bestellvorgang notwendig sind. Alles andere laden wir erst, wenn Sie zugestimmt haben. Ihre Entscheidung können Sie jederzeit in der Fußzeile ändern.

Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch. Schreiben Sie uns einfach. Beschwerden können Sie auch an die Österreichische Datenschutzbehörde richten.`;

export const imprintText = `Impressum

Wiesenknopf Feinkost GmbH
Hauptplatz 7
3569 Bad Marienau
Österreich

Telefon: +43 2999 555010
E-Mail: office@feinkost-wiesenknopf.example
Internet: www.feinkost-wiesenknopf.example

Geschäftsführung: Johanna Wiesenknopf, Matthias Wiesenknopf
Firmenbuchnummer: FN 000000x (Beispiel)
UID-Nummer: ATU00000000 (Beispiel)
Gewerbe: Gastgewerbe, Lebensmitteleinzelhandel, Bäckerei
Mitglied der Wirtschaftskammer

Offenlegung nach § 25 Mediengesetz

Diese Seite informiert über unser Angebot und nimmt Bestellungen entgegen.

Hinweis

Feinkost Wiesenknopf ist ein erfundenes Geschäft in einem erfundenen Ort. Bestellungen in diesem Beispielshop werden nicht ausgeführt.`;

export const allergensText = `Allergene

Unsere Speisen entstehen in einer Küche, in der alle genannten Zutaten verwendet werden. Spuren können wir daher nie ganz ausschließen. Bitte schreiben Sie Unverträglichkeiten in das Anmerkungsfeld oder fragen Sie uns: Unser Team ist geschult und gibt gerne Auskunft.

Die Buchstaben nach der österreichischen Allergeninformations\u00adverordnung

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
P – Lupine
R – Weichtiere

Bei Produkten, die Sie selbst zusammenstellen, gilt die Angabe für alle wählbaren Zutaten zusammen.`;
