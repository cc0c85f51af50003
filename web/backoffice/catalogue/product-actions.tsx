import { lazy, Suspense, useState } from 'react';
import { product } from '#entities/product.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { ListActionsProps } from '../crud/screen.ts';
import { useMay, useSession } from '../session/session.tsx';
import { ShortageAction } from '../shortage/shortage-button.tsx';
import * as texts from './texts.ts';
import { ExportDialog } from './transfer/export-dialog.tsx';

const BulkDialog = lazy(() =>
  import('./bulk/bulk-dialog.tsx').then((file) => ({ default: file.BulkDialog })),
);

/** Above the list of products: bulk edit, export and import. */
export function ProductActions({ selected, found, onChanged }: ListActionsProps) {
  const may = useMay();
  const { branches } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ExportDialog />
      {selected.length > 0 && (
        <ShortageAction branches={branches} only={selected.map((id) => ({ product: id, option: '' }))} />
      )}
      {may(product.access.write) && (
        <>
          <ButtonLink look="secondary" to="/products/import">
            <StaffIcon name="import" />
            {texts.importProducts}
          </ButtonLink>
          <Button look="secondary" onClick={() => setOpen(true)}>
            <StaffIcon name="edit" />
            {texts.changeTogether}
          </Button>
        </>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <BulkDialog
            selected={selected}
            found={found}
            onChanged={onChanged}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
