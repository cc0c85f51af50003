// What the API document says about the second factor.

export const factorShow = 'Eigener zweiter Faktor';
export const factorBegin = 'Zweiten Faktor einrichten: Geheimnis für die App';
export const factorBeginNote =
  'Die App (Authenticator) liest `address` als QR-Code. Erst ein erster Code schaltet den zweiten Faktor ein.';
export const factorConfirm = 'Zweiten Faktor mit einem ersten Code einschalten';
export const factorConfirmNote =
  'Die Antwort nennt zehn Wiederherstellungscodes, nur dieses eine Mal. Alle anderen Sitzungen enden.';
export const factorRenewCodes = 'Wiederherstellungscodes erneuern';
export const factorRemove = 'Eigenen zweiten Faktor abschalten';
export const usersFactor = 'Zweiter Faktor eines Benutzers';
export const usersResetFactor = 'Zweiten Faktor eines Benutzers zurücksetzen';
export const usersResetFactorNote =
  'Für jemanden, der Gerät und Wiederherstellungscodes verloren hat. Alle Sitzungen enden.';
