// What the previews of mails are filled in with where the shop has nothing of its own.

export const firstName = 'Lena';
export const lastName = 'Muster';
export const street = 'Hauptstraße 5';
export const phone = '+436641234567';
export const email = 'lena@example.at';
export const comment = 'Bitte gut verpacken.';
export const dish = 'Käsesemmel';
export const drink = 'Apfelsaft';
export const step = 'Käse';
export const option = 'Bergkäse';
export const onion = 'Zwiebel';
export const deliveryFee = 'Lieferung';
export const deliveryArea = 'Ortsgebiet';
export const rejection = 'Für diesen Tag sind wir leider schon ausgebucht.';
export const cancellation = 'Unser Ofen ist heute leider ausgefallen.';
export const device = 'Kassen-PC';
export const formComment = 'Wir sind zwölf Personen und feiern am Samstag.\nWas können Sie uns anbieten?';
export const company = 'Muster GmbH';
