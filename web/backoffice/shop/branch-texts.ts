export const basics = 'Grunddaten';
export const basicsHint =
  'Die Kennung steht in der Adresse der Filiale, zum Beispiel /store/mitte. Auf gedruckten QR-Codes führt eine alte Kennung ins Leere.';
export const notPublic =
  'Gäste sehen diese Filiale noch nicht. Schalten Sie „Öffentlich“ ein, sobald alles stimmt.';
export const contact = 'Adresse und Kontakt';
export const contactHint =
  'Die Koordinaten braucht nur die Karte. In den meisten Kartendiensten zeigt sie ein Rechtsklick auf den Ort.';
export const openingHours = 'Öffnungszeiten';
export const ordering = 'Bestellarten und Vorbestellung';
export const orderingHint = 'Vor „Bestellbar ab“ nimmt die Filiale keine Bestellung an; leer heißt: sofort.';
export const answering = 'Wenn niemand annimmt';
export const answeringHint =
  'Eine neue Bestellung klingelt auf allen Geräten, bis jemand sie beantwortet. Danach können Kontakte je Zeile eine E-Mail oder SMS erhalten und Gäste eine Absage mit Rückerstattung; 0 heißt: nie. Gezählt wird ab dem Klingeln, außerhalb der Öffnungszeiten ab dem Öffnen, bei Vorbestellungen ab dem Beginn der Zubereitung.';
export const delivery = 'Lieferung';
export const deliveryHint = 'Wann und wohin Sie liefern. Ohne eigene Lieferzeiten gelten die Öffnungszeiten.';
export const deliveryHours = 'Lieferzeiten';
export const cart = 'Warenkorb';
export const cartHint =
  'Bis zu vier dieser Produkte stehen bei jedem Warenkorb, in dieser Reihenfolge: nur was es gerade gibt und noch nicht darin liegt.';
export const takeawayRequired = 'Pflichtangaben bei Abholung';
export const requiredHint = 'Was Gäste außer ihrem Namen angeben müssen.';
export const deliveryRequired = 'Pflichtangaben bei Lieferung';
export const dineInRequired = 'Pflichtangaben vor Ort';
export const payment = 'Zahlung';
export const paymentHint = 'Angeboten wird, was hier und in den Einstellungen des Shops eingeschaltet ist.';
export const pictures = 'Bilder';
export const picturesHint = 'Das erste Bild ist das Titelbild der Filiale.';
