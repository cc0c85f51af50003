import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, instantOf, type LocalDay } from '#domain/time/zoned-time.ts';
import type { LogRow } from '#entities/log.ts';

type Entry = [
  daysAgo: number,
  hour: number,
  user: number,
  actor: string,
  message: string,
  branch: number | null,
];

const ENTRIES: readonly Entry[] = [
  [12, 8, 11, 'Greta Lang', 'Produkt „Käseplatte „Kamptal““: Preis geändert', null],
  [9, 17, 11, 'Greta Lang', 'Bestellpause für Lieferung: Filiale „Wiesenknopf am Hauptplatz“', 1],
  [9, 18, 11, 'Greta Lang', 'Bestellpause beendet für Lieferung: Filiale „Wiesenknopf am Hauptplatz“', 1],
  [6, 12, 12, 'Mirjana Kos', 'Produkt „Topfengolatsche“ ausverkauft: Filiale „Wiesenknopf am Hauptplatz“', 1],
  [
    5,
    7,
    12,
    'Mirjana Kos',
    'Produkt „Topfengolatsche“ wieder erhältlich: Filiale „Wiesenknopf am Hauptplatz“',
    1,
  ],
  [4, 18, 11, 'Greta Lang', 'Zusagen um 15 Minuten verschoben: Filiale „Wiesenknopf am Hauptplatz“', 1],
];

/** Some of what staff did in the last weeks. */
export function logEntries(today: LocalDay, timeZone: Zone): LogRow[] {
  return ENTRIES.map(([daysAgo, hour, user, actor, message, branch], index) => ({
    id: index + 1,
    at: new Date(
      instantOf(addDays(today, -daysAgo), hour * 60 + 10 + index, timeZone, 'first'),
    ).toISOString(),
    level: 'info',
    source: 'staff',
    message,
    details: '',
    actor,
    user,
    branch,
    device: null,
    subject: '',
    subjectId: 0,
  }));
}
