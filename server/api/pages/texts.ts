// Init view
export const branchRating = 'Mittlere Bewertung der Gäste; fehlt, solange zu wenige bewertet haben.';
export const inactiveBranch = 'Eine Filiale, die nur als Karte gezeigt wird.';

// Manifest
export const shopName = 'Name des Shops';
export const shortName = 'Name unter dem Symbol, höchstens 12 Zeichen, wo das geht';

// Titles of the apps
export const backendTitle = 'Theke – Backend';
export const signageTitle = 'Theke – Bildschirm';

// Busy page
export const busyTitle = 'Gerade ist viel los';
export const busyText =
  'Diese Seite kann im Moment nicht gezeigt werden. Bitte versuchen Sie es in ein paar Sekunden noch einmal.';
export const busyRetry = 'Noch einmal versuchen';
