export const business = 'Name und Betrieb';
export const businessHint =
  'Der Name des Shops steht überall oben, der Name des Betriebs auf Bons und in E-Mails.';
export const brake = 'Erfundene Bestellungen';
export const brakeHint =
  'Bestellt jemand öfter als hier steht, hält Theke die weiteren Bestellungen zurück: Sie klingeln nicht und werden nicht gedruckt, bis jemand sie auf der Bestellübersicht freigibt oder den Absender sperrt. Online bezahlte Bestellungen und Terminals der Filiale sind ausgenommen. Was für eine Filiale ungewöhnlich ist, misst Theke an der gleichen Stunde der vergangenen acht Wochen.';
export const appearance = 'Aussehen';
export const appearanceHint =
  'Die Vorschau zeigt, wie Knöpfe und Texte im Shop wirken. Schrift bleibt immer lesbar: Was zu blass wäre, wird abgedunkelt, im dunklen Design aufgehellt. Belege, Etiketten und Bildschirme bleiben immer hell.';
export const contact = 'Kontakt';
export const contactHint = 'Wohin Anfragen aus dem Kontaktformular gehen. Leer: an die erste Filiale.';
export const mails = 'E-Mails';
export const mailsHint =
  'Von wem E-Mails kommen und wohin Gäste antworten. Leer: Absender des Servers (MAIL_FROM) und E-Mail-Adresse der Filiale. Der Mailserver muss die Absenderadresse erlauben. Was in den E-Mails steht, sehen Sie unter Nachrichten.';
export const legal = 'Rechtliches';
export const legalHint =
  'Je Angabe der Text selbst oder ein Link auf eine Seite (https://… oder /pfad). Gibt es beides, gilt der Text.';
export const plugins = 'Erweiterungen';
export const pluginsHint =
  'Was es im Shop gibt. Ausgeschaltetes verschwindet sofort bei allen Gästen; die Daten bleiben.';
export const payment = 'Zahlung';
export const paymentHint =
  'Gäste sehen eine Zahlungsart nur, wenn die Erweiterung, die Zahlungsart hier und die Zahlungsart der Filiale eingeschaltet sind. Mollie und Datatrans brauchen außerdem Zugangsdaten, die unter „Onlinezahlung“ stehen.';
export const map = 'Karte';
export const mapHint =
  'Die Karte kommt von Mapbox und braucht einen Zugangsschlüssel (beginnt mit „pk.“). Gäste sehen sie erst, wenn sie zugestimmt haben. Leere Felder bei Zoom, Neigung und Drehung bedeuten die übliche Ansicht.';
export const slips = 'Bons und Belege';
export const slipsHint =
  'Was auf Küchenbon und Beleg steht. Die Vorschau darunter zeigt es sofort, die Drucker nach dem Speichern.';
export const searchEngines = 'Suchmaschinen';
export const searchEnginesHint =
  'Titel und Beschreibung erscheinen in Suchergebnissen. Die Pixel-Kennung misst Besuche, nur mit Zustimmung der Gäste.';
