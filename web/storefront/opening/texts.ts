export const title = 'Wir eröffnen bald';
export const text = 'Hier können Sie demnächst online bestellen. Schauen Sie bald wieder vorbei!';
export const imprint = 'Impressum';
export const privacyPolicy = 'Datenschutz';
