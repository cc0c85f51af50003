import { lazy } from 'react';
import { project } from '#entities/project.ts';
import { task } from '#entities/task.ts';
import { user } from '#entities/user.ts';
import { workingActivity } from '#entities/working-activity.ts';
import { workingSchedule } from '#entities/working-schedule.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';
import * as texts from './texts.ts';

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
    purpose: texts.usersPurpose,
    Form: UserForm,
  },
  {
    entity: erased(project),
    purpose: texts.projectsPurpose,
    spans: [['startsOn', 'endsOn']],
    sections: [
      { title: texts.project, fields: ['name', 'branch', 'description'] },
      {
        title: texts.projectSpan,
        hint: texts.projectSpanHint,
        fields: ['startsOn', 'endsOn', 'members', 'isCompleted'],
      },
    ],
  },
  {
    entity: erased(task),
    purpose: texts.tasksPurpose,
    sections: [
      { title: texts.task, fields: ['name', 'branch', 'description'] },
      {
        title: texts.taskSpan,
        hint: texts.taskSpanHint,
        fields: ['assignee', 'project', 'dueOn', 'isCompleted'],
      },
    ],
    List: TasksPage,
    Extras: TaskExtras,
    readerNote: texts.taskReaderNote,
  },
  {
    entity: erased(workingSchedule),
    purpose: texts.schedulesPurpose,
    List: PlanPage,
  },
  {
    entity: erased(workingActivity),
    purpose: texts.activitiesPurpose,
    Form: ActivityForm,
    ListActions: ActivityActions,
    asksReason: true,
  },
];
