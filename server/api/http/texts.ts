// Openapi headers
export const csrfNeeded =
  'Nötig, wenn die Anfrage das Sitzungs-Cookie trägt; der Wert steht im Antwort-Kopf X-CSRF-Token von GET /api/users/me, GET /api/init und POST /api/login. Mit Geräteschlüssel oder ohne Sitzung entfällt er.';
export const idempotencyKey =
  'Eine UUID je Vorhaben. Derselbe Schlüssel mit demselben Inhalt wiederholt die erste Antwort, mit anderem Inhalt wird die Anfrage abgelehnt (409).';
export const lastEventId = 'Die letzte empfangene Nummer; der Strom setzt danach fort und lässt nichts aus.';
export const ifNoneMatch =
  'Das ETag einer früheren Antwort; ist sie noch gültig, lautet die Antwort 304 ohne Inhalt.';
export const username = 'Benutzername (E-Mail-Adresse) der Person, die am Terminal ihre Zeit erfasst.';
export const accessToken = 'Terminal-PIN dieser Person.';
export const csrfToken = 'Was unsichere Anfragen dieser Sitzung tragen müssen; fehlt ohne Sitzung.';
export const setCookie = 'Setzt oder löscht das Sitzungs-Cookie theke_session (HttpOnly, SameSite=Lax).';
export const retryAfter = 'Sekunden bis zum nächsten Versuch.';
export const etag = 'Kennung dieses Standes für If-None-Match.';
export const lastSequence =
  'Nummer, ab der GET /api/orders/stream (Last-Event-ID) alles liefert, was diese Liste noch nicht zeigt.';
export const dataAge =
  'Wie viele Sekunden die Antwort höchstens hinter der Datenbank zurückliegt, wenn sie aus einer Lesekopie stammt; ohne Lesekopie fehlt die Angabe.';
export const contentDisposition = 'Dateiname, und ob die Datei gezeigt oder gespeichert werden soll.';
export const totalCount = 'Zeilen der Tabelle ohne ihren Kopf';
