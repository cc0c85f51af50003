import { task } from '#entities/task.ts';
import type { ExtrasProps } from '#web/backoffice/crud/screen.ts';
import { useMay } from '#web/backoffice/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';
import { useTaskTick } from './use-task-tick.ts';

/** Below a task that its reader may not edit: the checkbox. Those who may edit it use the switch of the form. */
export function TaskExtras({ record, onChanged }: ExtrasProps) {
  const mayWrite = useMay()(task.access.write);
  const tick = useTaskTick(onChanged);
  if (mayWrite) return null;
  const isCompleted = record.isCompleted === true;
  return (
    <Button
      look={isCompleted ? 'secondary' : 'primary'}
      className="self-start"
      disabled={tick.isPending}
      onClick={() => tick.mutate({ id: record.id, isCompleted: !isCompleted })}
    >
      <StaffIcon name={isCompleted ? 'undo' : 'check'} />
      {isCompleted ? texts.reopen : texts.markDone}
    </Button>
  );
}
