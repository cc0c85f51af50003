import { useState } from 'react';
import { table as tableEntity } from '#entities/table.ts';
import type { ListActionsProps } from '#web/backoffice/crud/screen.ts';
import { useMay } from '#web/backoffice/session/session.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { CreateTablesDialog } from './create-tables-dialog.tsx';
import * as texts from './texts.ts';

/** Above the list of tables: create many at once, and print their QR codes. */
export function TableActions({ onChanged, selected }: ListActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const query = selected.length > 0 ? `?ids=${selected.join(',')}` : '';
  return (
    <>
      <ButtonLink look="secondary" to={`/tables/qr-codes${query}`}>
        <StaffIcon name="printer" />
        {texts.printQrCodes({ count: selected.length })}
      </ButtonLink>
      {may(tableEntity.access.create ?? tableEntity.access.write) && (
        <Button look="secondary" onClick={() => setOpen(true)}>
          <StaffIcon name="copy" />
          {texts.createSeveral}
        </Button>
      )}
      {isOpen && <CreateTablesDialog onClose={() => setOpen(false)} onChanged={onChanged} />}
    </>
  );
}
