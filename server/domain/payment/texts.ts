// Account fields
export const apiKey = 'API-Schlüssel';
export const apiKeyHint =
  'Im Mollie-Dashboard unter Entwickler, API-Schlüssel; beginnt mit live_ oder test_.';
export const merchantId = 'Merchant-ID';
export const merchantIdHint = 'Die Nummer des Händlers bei Datatrans, zum Beispiel 1100001234.';
export const password = 'Server-zu-Server-Passwort';
export const passwordHint = 'Im Datatrans-Webadmin unter UPP-Verwaltung, Sicherheit.';
export const signKey = 'Signaturschlüssel (sign2 oder sign)';
export const signKeyHint = 'Ebendort; eine lange Folge aus Ziffern und Buchstaben von a bis f.';
