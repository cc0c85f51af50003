import { useState } from 'react';
import { table as tableEntity } from '#entities/table.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { ListActionsProps } from '../../crud/screen.ts';
import { useMay } from '../../session/session.tsx';
import { CreateTablesDialog } from './create-tables-dialog.tsx';

/** Above the list of tables: many at once, and the sheets for the tables. */
export function TableActions({ onChanged, selected }: ListActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const query = selected.length > 0 ? `?ids=${selected.join(',')}` : '';
  return (
    <>
      <ButtonLink look="secondary" to={`/tables/qr-codes${query}`}>
        <StaffIcon name="printer" />
        {selected.length > 0 ? `${selected.length} QR-Codes drucken` : 'QR-Codes drucken'}
      </ButtonLink>
      {may(tableEntity.access.create ?? tableEntity.access.write) && (
        <Button look="secondary" onClick={() => setOpen(true)}>
          <StaffIcon name="copy" />
          Mehrere anlegen
        </Button>
      )}
      {isOpen && <CreateTablesDialog onClose={() => setOpen(false)} onChanged={onChanged} />}
    </>
  );
}
