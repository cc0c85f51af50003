import type { ExtrasProps } from '#web/backoffice/crud/screen.ts';
import { ContractCard } from './contract-card.tsx';
import { UserExtras } from './user-extras.tsx';

/** What a manager may do for people of their own branches. */
export function StaffExtras(props: ExtrasProps) {
  return (
    <>
      <ContractCard record={props.record} />
      <UserExtras {...props} />
    </>
  );
}
