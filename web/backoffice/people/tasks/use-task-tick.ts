import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type TaskRow, task } from '#entities/task.ts';
import { failureOf } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import * as texts from './texts.ts';

interface Tick {
  id: number;
  isCompleted: boolean;
}

/**
 * Ticks a task as done, or as open again; every list of tasks is refetched. It succeeds when they have arrived, and fails at
 * once: on a bad line a checkbox would stay ticked beside its error until the last retry.
 */
export function useTaskTick(onDone?: (row: TaskRow) => void) {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const refetch = () => queries.invalidateQueries({ queryKey: [task.name] });
  return useMutation({
    mutationFn: (tick: Tick) => client.tasks.complete.mutate(tick),
    onSuccess: (row) => {
      notify({
        text: texts.ticked({ name: row.name, state: row.isCompleted ? 'done' : 'open' }),
        tone: 'success',
      });
      onDone?.(row);
      return refetch();
    },
    onError: (error) => {
      notify({ text: problemOf(error).message ?? failureOf(task, 'update').text, tone: 'error' });
      void refetch();
    },
  });
}
