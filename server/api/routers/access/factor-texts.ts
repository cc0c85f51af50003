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
export const passkeysList = 'Eigene Passkeys';
export const passkeysBegin = 'Passkey anlegen: was der Browser dafür braucht';
export const passkeysBeginNote =
  'Optionen für navigator.credentials.create (WebAuthn); sie gelten fünf Minuten und einmal.';
export const passkeysAdd = 'Passkey speichern, den das Gerät angelegt hat';
export const passkeysRemove = 'Eigenen Passkey entfernen';
export const passkeyOptions = 'Mit Passkey anmelden: was der Browser dafür braucht';
export const passkeyLogin = 'Mit Passkey anmelden';
export const passkeyLoginNote =
  'Die Antwort von navigator.credentials.get (WebAuthn). Ein Passkey ersetzt Passwort und Code.';
