import { project } from '#entities/project.ts';
import { task } from '#entities/task.ts';
import { user } from '#entities/user.ts';
import { workingActivity } from '#entities/working-activity.ts';
import { workingSchedule } from '#entities/working-schedule.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';

export const PEOPLE_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(user),
    purpose: 'Wer sich anmelden darf und mit welchen Rechten.',
  },
  {
    entity: erased(project),
    purpose: 'Vorhaben, auf die Arbeitszeit gebucht wird.',
  },
  {
    entity: erased(task),
    purpose: 'Was zu tun ist, und wer es tut.',
  },
  {
    entity: erased(workingSchedule),
    purpose: 'Wer wann arbeitet oder fehlt.',
  },
  {
    entity: erased(workingActivity),
    purpose: 'Erfasste Arbeitszeiten; Korrekturen bleiben nachvollziehbar.',
  },
];
