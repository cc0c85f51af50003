import { lazy } from 'react';
import { project } from '#entities/project.ts';
import { task } from '#entities/task.ts';
import { user } from '#entities/user.ts';
import { workingActivity } from '#entities/working-activity.ts';
import { workingSchedule } from '#entities/working-schedule.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';

const PlanPage = lazy(() => import('./plan/plan-page.tsx').then(({ PlanPage }) => ({ default: PlanPage })));

const UserForm = lazy(() => import('./users/user-form.tsx').then(({ UserForm }) => ({ default: UserForm })));
const ActivityForm = lazy(() =>
  import('./activities/activity-form.tsx').then(({ ActivityForm }) => ({ default: ActivityForm })),
);
const ActivityActions = lazy(() =>
  import('./activities/activity-actions.tsx').then(({ ActivityActions }) => ({ default: ActivityActions })),
);

const TasksPage = lazy(() =>
  import('./tasks/tasks-page.tsx').then(({ TasksPage }) => ({ default: TasksPage })),
);
const TaskExtras = lazy(() =>
  import('./tasks/task-extras.tsx').then(({ TaskExtras }) => ({ default: TaskExtras })),
);

export const PEOPLE_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(user),
    purpose: 'Wer sich anmelden darf und mit welchen Rechten.',
    Form: UserForm,
  },
  {
    entity: erased(project),
    purpose: 'Vorhaben, auf die Arbeitszeit gebucht wird.',
    sections: [
      { title: 'Projekt', fields: ['name', 'branch', 'description'] },
      {
        title: 'Zeitraum und Team',
        hint: 'Mitglieder sehen das Projekt und können am Terminal darauf buchen.',
        fields: ['startsOn', 'endsOn', 'members', 'isCompleted'],
      },
    ],
  },
  {
    entity: erased(task),
    purpose: 'Was zu tun ist, und wer es tut.',
    sections: [
      { title: 'Aufgabe', fields: ['name', 'branch', 'description'] },
      {
        title: 'Wer und bis wann',
        hint: 'Wer zuständig ist, sieht die Aufgabe, kann sie abhaken und am Terminal darauf buchen.',
        fields: ['assignee', 'project', 'dueOn', 'isCompleted'],
      },
    ],
    List: TasksPage,
    Extras: TaskExtras,
    readerNote: 'Sie können die Aufgabe abhaken',
  },
  {
    entity: erased(workingSchedule),
    purpose: 'Wer wann arbeitet oder fehlt.',
    List: PlanPage,
  },
  {
    entity: erased(workingActivity),
    purpose: 'Erfasste Arbeitszeiten; Korrekturen bleiben nachvollziehbar.',
    Form: ActivityForm,
    ListActions: ActivityActions,
  },
];
