/** What a newcomer has to know before the first call: the conventions shared by all calls of the API. Markdown. */
export const API_GUIDE = `Theke ist die Online-Bestellung für Gastronomie und Feinkost. Diese Schnittstelle bedient Shop, Verwaltung, Kassen-PC und Druckdienst; alles, was diese können, kann jedes andere Programm auch. Dieselben Vorgänge gibt es mit denselben Regeln als tRPC unter \`/trpc\`.

## Antworten

- Erfolg: \`{"data": …}\`. Listen: \`{"data": […], "total": n}\`; \`total\` zählt alle Treffer, nicht nur die der Seite.
- Anlegen antwortet mit 201 und dem Eintrag, Ändern mit 200 und dem Eintrag, Löschen mit 204 ohne Inhalt.
- Fehler: \`{"errors": [{"message", "field", "code"}]}\`. \`message\` ist ein deutscher Satz für Menschen, \`code\` für Programme (Schema ErrorCode), \`field\` nennt das Feld als Pfad, zum Beispiel \`items.0.amount\`. Ab Status 500 kommt \`requestId\` für die Suche im Protokoll dazu.
- Status: 400 unlesbare Anfrage, 401 nicht angemeldet, 403 keine Berechtigung oder CSRF-Token falsch, 404 gibt es nicht oder gehört einer fremden Filiale, 409 passt nicht zum Zustand, 413 zu groß, 415 falsches Format, 422 ungültige Eingaben, 429 zu viele Anfragen (Kopf Retry-After nennt die Sekunden), 500 eigener Fehler, 503 vorübergehend nicht verfügbar.

## Anmeldung

- **Sitzung:** POST /api/login setzt das Cookie \`theke_session\`, hinter TLS \`__Host-theke_session\`. Anfragen mit POST, PUT und DELETE tragen dann den Kopf \`X-CSRF-Token\`; sein Wert steht im gleichnamigen Kopf der Antworten von POST /api/login, GET /api/users/me und GET /api/init.
- **Gerät:** \`Authorization: Bearer <Geräteschlüssel>\`, ohne CSRF-Token. Der Schlüssel wird beim Anlegen des Geräts einmal gezeigt und gilt für die Filiale des Geräts.
- **Rollen:** ROLE_EMPLOYEE (Mitarbeiter), ROLE_MANAGER (Leitung) und ROLE_ADMIN (Administration); jede schließt die vorige ein. Mitarbeiter und Leitung sehen nur Einträge ihrer Filialen; fremde antworten 404 und fehlen in Listen, Summen und Statistiken.

## Listen

\`page\` (ab 1) und \`pageSize\` (1 bis 200) blättern, \`search\` sucht, \`sort\` ordnet (\`name\`, \`-createdAt\` absteigend), dazu die Filter, die der Aufruf nennt. Ohne \`page\` ist eine Liste vollständig; Bestellungen, Protokolle, Aktivitäten, Uploads und Bilder kommen dann mit höchstens 200 Einträgen. Unbekannte Parameter werden abgelehnt (422), Parameter in doppelter Ausführung auch.

## Werte

- **Geld:** Zahlen in Währungseinheiten mit höchstens zwei Nachkommastellen (\`4.9\` sind 4,90). Preise sind brutto. Summen rechnet immer der Server.
- **Zeitpunkte:** ISO 8601 mit Versatz (\`2026-11-24T18:30:00+01:00\`). Tage (\`2026-11-24\`), Uhrzeiten (\`18:30\`) und Auswertungen gelten in der Zeitzone der Filiale.
- **Verweise:** die Nummer (\`"branch": 1\`), Listen als \`[{"id": 1}]\`. Ein unbekannter oder unsichtbarer Verweis: 422 am Feld.
- **Texte:** Steuerzeichen sind nicht erlaubt. Unbekannte Felder werden abgelehnt (422). Was der Server setzt (\`id\`, \`createdAt\`, \`updatedAt\`), wird in Eingaben geduldet und nicht beachtet.
- **Interne Felder** (\`createdAt\`, \`updatedAt\` und was als intern gekennzeichnet ist) fehlen für Besucher und Geräte.

## Ändern und Wiederholen

- PUT ändert nur die mitgesendeten Felder. Wird \`updatedAt\` so mitgesendet, wie es gelesen wurde, und hat inzwischen jemand anderer geändert: 409 \`version-conflict\`.
- DELETE lehnt ab (409 \`in-use\`), solange anderes auf den Eintrag verweist und nicht mit ihm verschwinden soll.
- Aufrufe mit dem Kopf \`Idempotency-Key\` (UUID) können gefahrlos wiederholt werden: derselbe Schlüssel mit demselben Inhalt ergibt dieselbe Antwort, mit anderem Inhalt 409.
- Ein Befehl, der den bestehenden Zustand einer Bestellung wiederholt, antwortet 200 und ändert nichts.

## Grenzen

Je Adresse 1200 Anfragen in der Minute; was strenger ist, steht beim Aufruf. Inhalte bis 256 kB, sofern nichts anderes dabeisteht.`;

/** The groups of the document, in the best order for newcomers; groups not listed here come last. */
export const API_TAGS: Readonly<Record<string, string>> = {
  Anmeldung: 'Sitzungen, Anmeldelink, der angemeldete Benutzer.',
  'Eigenes Konto': 'Was angemeldete Personen über sich selbst sehen und ändern.',
  Shop: 'Was der Shop zum Start braucht.',
  Bestellen: 'Was Kundinnen und Kunden tun: bestellen, Dateien dazu senden, den Stand sehen, bewerten.',
  Bestellungen: 'Die Bestellungen der eigenen Filialen: Listen, Befehle, Nachdruck.',
  Druck: 'Druckaufträge, wie sie der Druckdienst einer Filiale abholt und meldet.',
  Konfiguration: 'Die Einstellungen des ganzen Shops.',
  Organisationen: 'Marken oder Gesellschaften, zu denen Filialen gehören.',
  Filialen: 'Standorte mit Adresse, Öffnungszeiten, Lieferarten und Liefergebieten.',
  Abteilungen: 'Abteilungen einer Filiale.',
  Produktkataloge: 'Welche Kategorien und Produkte eine Filiale ab wann anbietet.',
  Kategorien: 'Gruppen von Produkten.',
  Produkte: 'Was man bestellen kann, mit Preisen, Einheiten und Auswahlschritten.',
  Tags: 'Schlagworte für Filialen und Produkte.',
  Tische: 'Tische einer Filiale für die Bestellung am Platz.',
  Benutzer: 'Konten der Mitarbeiterinnen und Mitarbeiter.',
  Geräte: 'Kassen-PCs, Druckdienste und Terminals mit ihren Schlüsseln.',
  Zeiterfassung: 'Arbeitszeit am Terminal einer Filiale: beginnen, unterbrechen, beenden.',
  Aktivitäten: 'Geleistete Arbeitszeiten.',
  Arbeitsplanungen: 'Geplante Dienste und Abwesenheiten.',
  Planungen: 'Geplante Dienste und Abwesenheiten.',
  Personal: 'Urlaubskonten und was sonst zur Arbeit im Betrieb gehört.',
  Urlaubskonten: 'Anspruch, Übertrag, Verbrauch und Rest.',
  Projekte: 'Vorhaben mit Aufgaben.',
  Aufgaben: 'Einzelne Aufgaben von Projekten.',
  Statistik: 'Zahlen in der Zeitzone der Filiale.',
  Statistiken: 'Zahlen in der Zeitzone der Filiale.',
  Bilder: 'Die Bilder des Shops.',
  Bildvorlagen: 'Vorlagen, aus denen der Server Bilder zeichnet.',
  Uploads: 'Hochgeladene Dateien.',
  Dateien: 'Bilder und Uploads selbst, außerhalb von /api.',
  Schriftarten: 'Schriften des Shops, vom Shop selbst ausgeliefert.',
  Seiten: 'Die Seiten des Shops.',
  Inhalte: 'Wiederverwendbare Inhalte von Seiten.',
  Navigationen: 'Menüs der Website.',
  Spendenempfänger: 'Organisationen, denen der Shop je Bestellung spendet.',
  Filmsequenzen: 'Was auf Bildschirmen läuft.',
  Streams: 'Abfolgen von Filmsequenzen.',
  TVs: 'Bildschirme, die einen Stream zeigen.',
  Formulare: 'Kontaktformular.',
  Logs: 'Was auf Server und Geräten geschah.',
  Betrieb: 'Bereitschaft, Messwerte, diese Beschreibung.',
};

/** Who may call, as a German phrase per role. */
export const API_CALLERS: Readonly<Record<string, string>> = {
  ROLE_EMPLOYEE: 'Mitarbeiter, Leitung und Administration',
  ROLE_MANAGER: 'Leitung und Administration',
  ROLE_ADMIN: 'nur Administration',
  device: 'Geräte mit Schlüssel',
};

/** The meaning of parameters whose schema does not describe it. */
export const API_PARAMETERS: Readonly<Record<string, string>> = {
  id: 'Nummer des Eintrags',
  index: 'Stelle der Position in der Bestellung, ab 0',
  uid: 'Öffentliche Nummer der Bestellung',
  hash: 'Geheimer Teil der Adresse',
  branchId: 'Nummer der Filiale',
  branch: 'Nummer der Filiale',
  apiKey: 'Geräteschlüssel',
  a: 'Nummer der Filiale',
  b: 'Geräteschlüssel des Terminals dieser Filiale',
  family: 'Name der Schriftfamilie',
  variant: 'Schnitt, zum Beispiel regular oder 700italic',
  file: 'Dateiname',
  page: 'Seite, ab 1',
  pageSize: 'Einträge je Seite',
  search: 'Suchtext',
  ticketNumber: 'Bonnummer, genau diese, an allen Tagen',
  sort: 'Ordnung; mit Minus davor absteigend',
  from: 'Von',
  to: 'Bis',
};
