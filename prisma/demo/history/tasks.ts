import { addDays, type LocalDay } from '#domain/time/zoned-time.ts';
import type { Row } from '#entities/entity.ts';
import type { project } from '#entities/project.ts';
import type { TaskRow } from '#entities/task.ts';

export type ProjectRow = Row<typeof project>;

/** What the shop works on beside its daily business. */
export function projectsOf(today: LocalDay): ProjectRow[] {
  const members = (...ids: number[]) => ids.map((id) => ({ id }));
  return [
    {
      id: 1,
      name: 'Adventmarkt am Hauptplatz',
      description: 'Stand mit Keksen, Punsch und Geschenkkörben.',
      branch: 1,
      members: members(11, 12, 14),
      startsOn: addDays(today, -12),
      endsOn: addDays(today, 20),
      isCompleted: false,
    },
    {
      id: 2,
      name: 'Neue Kühlvitrine',
      description: 'Alte Vitrine ausräumen, neue anschließen, Preisschilder erneuern.',
      branch: 2,
      members: members(11, 16, 17),
      startsOn: addDays(today, -40),
      endsOn: addDays(today, -8),
      isCompleted: true,
    },
  ];
}

type Entry = [
  name: string,
  branch: number,
  project: number | null,
  assignee: number | null,
  due: number,
  done?: boolean,
];

const ENTRIES: readonly Entry[] = [
  ['Geschenkkörbe binden', 1, 1, 12, 3],
  ['Punschkessel ausleihen', 1, 1, 11, 5],
  ['Plakate für den Adventmarkt aufhängen', 1, 1, 14, 1, true],
  ['Allergene der neuen Salate eintragen', 1, null, 13, 2],
  ['Lieferrad zum Service bringen', 1, null, 15, 6],
  ['Temperaturlisten der Vitrine ablegen', 2, 2, 16, -9, true],
  ['Platten für Samstag vorbereiten', 2, null, 17, 4],
];

/** The administrator has two of them, too, so that 'Meine Aufgaben' shows something. */
export function tasksOf(today: LocalDay, administrator: number): TaskRow[] {
  const own: Entry[] = [
    ['Öffnungszeiten der Feiertage prüfen', 1, null, administrator, 7],
    ['Speisekarte für das Frühjahr planen', 1, null, administrator, 30],
  ];
  return [...ENTRIES, ...own].map(([name, branch, project, assignee, due, isCompleted = false], index) => ({
    id: index + 1,
    name,
    description: '',
    branch,
    project,
    assignee,
    dueOn: addDays(today, due),
    isCompleted,
  }));
}
