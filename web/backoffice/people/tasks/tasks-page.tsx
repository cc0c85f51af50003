import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { task } from '#entities/task.ts';
import { ListPage } from '#web/backoffice/crud/list/list-page.tsx';
import { ListState } from '#web/backoffice/crud/list/list-state.tsx';
import { erased } from '#web/backoffice/crud/screen.ts';
import { BranchNotice } from '#web/backoffice/layout/branch-notice.tsx';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { useShownBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useMay, useSession } from '#web/backoffice/session/session.tsx';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { SheetHead, SheetPage } from '../sheet-head.tsx';
import { TaskTicks } from './task-ticks.tsx';
import * as texts from './texts.ts';

/** The maximum of one call. */
const MOST = 200;
const FEW = 10;

/** #/tasks: branch managers see all tasks of the branch, with their own above; everybody else their own to tick off. */
export function TasksPage() {
  const mayWrite = useMay()(task.access.write);
  return mayWrite ? (
    <ListPage screen={{ entity: erased(task), purpose: texts.tasksPurpose, Lead: OwnOpenTasks }} />
  ) : (
    <OwnTasksPage />
  );
}

/** Above the list of a branch: nothing, unless the manager has tasks of their own. */
function OwnOpenTasks() {
  const open = useOwnTasks(false, MOST);
  const tasks = open.data?.data ?? [];
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="own-tasks" className="flex flex-col gap-3">
      <h2 id="own-tasks" className="font-display text-xl">
        {texts.ownOpenTasks}
      </h2>
      <TaskTicks label={texts.ownOpenTasks} tasks={tasks} />
    </section>
  );
}

function OwnTasksPage() {
  const { branch, choose } = useShownBranch();
  const open = useOwnTasks(false, MOST);
  return (
    <SheetPage label={texts.tasks}>
      <SheetHead title={texts.ownTasks} purpose={texts.ownTasksPurpose} />
      <BranchNotice branch={branch} onShowAll={() => choose(null)} />
      <ListState entity={erased(task)} found={open}>
        <EmptyBox text={texts.noOwnTasks} />
      </ListState>
      {open.data && open.data.data.length > 0 && <TaskTicks label={texts.open} tasks={open.data.data} />}
      <DoneTasks />
    </SheetPage>
  );
}

/** The latest ones, so that a wrong tick can be undone. */
function DoneTasks() {
  const [size, setSize] = useState(FEW);
  const { data } = useOwnTasks(true, size);
  if (!data || data.total === 0) return null;
  return (
    <section aria-labelledby="done-tasks" className="flex flex-col gap-3">
      <h2 id="done-tasks" className="font-display text-xl">
        {texts.done}
      </h2>
      <TaskTicks label={texts.done} tasks={data.data} />
      {data.total > size && size < MOST && (
        <Button look="secondary" className="self-start" onClick={() => setSize(MOST)}>
          {texts.showMore}
        </Button>
      )}
    </section>
  );
}

/** The tasks assigned to the current user: by due date, or latest first. */
function useOwnTasks(isCompleted: boolean, pageSize: number) {
  const { staff } = useSession();
  const { client } = trpc.useUtils();
  const { branch } = useShownBranch();
  const query = {
    ...(branch === null ? {} : { branch }),
    assignee: staff.kind === 'user' ? staff.id : 0,
    isCompleted,
    sort: isCompleted ? '-id' : 'dueOn',
    pageSize,
  };
  return useQuery({
    ...entityQueries(task, client.tasks).list(query),
    placeholderData: keepPreviousData,
    enabled: staff.kind === 'user',
  });
}
