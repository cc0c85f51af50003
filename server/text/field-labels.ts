import { DRAFT_FIELDS } from '#domain/order/draft.ts';
import { labelsOf } from '#domain/order/field.ts';
import { LINE_CHOICES } from '#domain/order/lines/index.ts';
import { STAFF_FIELDS } from '#domain/order/order.ts';

/** German names of input fields, as labelled on screen, by the last part of the path. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...labelsOf(DRAFT_FIELDS),
  ...labelsOf(STAFF_FIELDS),
  ...labelsOf(LINE_CHOICES),
  subject: 'Anliegen',
  upload: 'Dateien',
  index: 'Position',
  product: 'Produkt',
  amount: 'Menge',
  unit: 'Einheit',
  parts: 'Auswahl',
  rating: 'Gesamteindruck',
  foodRating: 'Qualität der Speisen',
  serviceRating: 'Service',
  processRating: 'Bestellvorgang',
  reason: 'Grund',
  username: 'Benutzername',
  password: 'Passwort',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  pin: 'PIN',
  iban: 'IBAN',
  token: 'Anmeldelink',
  data: 'Datei',
  name: 'Name',
  page: 'Seite',
  pageSize: 'Einträge je Seite',
  search: 'Suche',
  sort: 'Sortierung',
  limit: 'Anzahl',
  printer: 'Drucker',
  attempts: 'Versuche',
  user: 'Benutzer',
  department: 'Abteilung',
  project: 'Projekt',
  task: 'Aufgabe',
  startedAt: 'Beginn',
  endedAt: 'Ende',
  pausedAt: 'Pausiert seit',
  pauses: 'Pausen',
  breakMinutes: 'Pause in Minuten',
  note: 'Notiz',
  from: 'Von',
  to: 'Bis',
  year: 'Jahr',
  assignee: 'Zuständig',
  members: 'Mitglieder',
  startsOn: 'Erster Tag',
  endsOn: 'Letzter Tag',
  dueOn: 'Fällig am',
};

/** The label of a dotted path by its last name: 'items.0.amount' -> 'Menge', 'items.0.parts.1' -> 'Auswahl'. */
export function fieldLabel(path: string): string | null {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part));
  return name !== undefined && Object.hasOwn(FIELD_LABELS, name) ? (FIELD_LABELS[name] ?? null) : null;
}
