import type { NavigationItem } from '#entities/shapes/navigation.ts';
import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { NEW_ITEM } from './item-kinds.ts';
import { NavigationInput } from './navigation-input.tsx';
import * as texts from './texts.ts';

/** Whether guests get from these entries to a menu to order from. */
function leadsToOrdering(items: readonly NavigationItem[]): boolean {
  return items.some(
    ({ isEnabled, type, href, children }) =>
      isEnabled &&
      (type === 'branch' || (type === 'link' && href.includes('/store/')) || leadsToOrdering(children)),
  );
}

/** The entries of a menu; one for the header of the shop that leads to no branch is warned of, and completed by a tap. */
export function OrderingLinkInput(props: InputProps<NavigationItem[]>) {
  const { value, onChange, isDisabled, record } = props;
  const { branches } = useSession();
  const isMissing = record.identifier === 'header' && branches.length > 0 && !leadsToOrdering(value);
  const add = () => {
    const label = branches.length === 1 ? texts.orderOnline : '';
    const links = branches.map(
      ({ id }): NavigationItem => ({ ...NEW_ITEM, type: 'branch', label, branch: { id } }),
    );
    onChange([...value, ...links]);
  };
  return (
    <div className="flex flex-col gap-4">
      {isMissing && (
        <div role="status" className="flex flex-col items-start gap-3 rounded-card bg-warning-soft p-4">
          <p className="flex items-start gap-2 font-medium">
            <StaffIcon name="warning" className="mt-0.5" />
            {texts.noOrdering}
          </p>
          {!isDisabled && (
            <Button look="secondary" onClick={add}>
              <StaffIcon name="plus" />
              {texts.addOrdering({ count: branches.length })}
            </Button>
          )}
        </div>
      )}
      <NavigationInput {...props} />
    </div>
  );
}
