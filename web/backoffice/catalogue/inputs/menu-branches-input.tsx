import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { ReferencesInput } from '#web/backoffice/crud/inputs/reference-inputs.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** The branches of a catalogue; without one it warns, because guests would see an empty shop. */
export function MenuBranchesInput(props: InputProps<{ id: number }[]>) {
  const { value, onChange, isDisabled } = props;
  const { branches } = useSession();
  const isOwn = (id: number) => branches.some((one) => one.id === id);
  return (
    <div className="flex flex-col gap-2">
      <ReferencesInput
        {...props}
        isOffered={({ id }) => isOwn(id)}
        // Nobody takes a menu from the branches of others (R331).
        isKept={(id) => !isOwn(id)}
        unseen={texts.branchOfOthers}
      />
      {value.length === 0 && (
        <div
          role="status"
          className="flex flex-col items-start gap-2 rounded-theme bg-warning-soft p-3 text-sm"
        >
          <p className="flex items-start gap-2 font-medium">
            <StaffIcon name="warning" className="mt-0.5 size-4" />
            {texts.menuWithoutBranch}
          </p>
          {branches.length > 0 && !isDisabled && (
            <Button
              look="secondary"
              size="small"
              onClick={() => onChange(branches.map(({ id }) => ({ id })))}
            >
              {texts.allBranches({ count: branches.length })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
