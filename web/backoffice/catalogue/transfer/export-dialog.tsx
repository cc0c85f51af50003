import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { product } from '#entities/product.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { download } from '#web/lib/download.ts';
import { failureOf } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { change } from '#web/lib/query.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { everyListedProduct } from './every-product.ts';
import * as texts from './texts.ts';
import type { FileKind } from './write-file.ts';

const KINDS: readonly FileKind[] = ['xlsx', 'csv'];

/** All products as a file: to look at, to keep, or to edit and import again. */
export function ExportDialog() {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const { branches, zoneOf } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const save = async (kind: FileKind) => {
    setBusy(true);
    await change(queries, failureOf(product, 'list'), async () => {
      const { productFile } = await import('./write-file.ts');
      const { products } = await everyListedProduct(client, serverNow());
      const day = localDayOf(serverNow(), zoneOf(branches[0]?.id ?? 0));
      download(await productFile(products, kind), texts.exportName({ day, kind }));
      setOpen(false);
      notify({ text: texts.exported({ count: products.length }), tone: 'success' });
      // The error list says what went wrong.
    }).catch(() => undefined);
    setBusy(false);
  };
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <StaffIcon name="download" />
        {texts.exportProducts}
      </Button>
      <Overlay isOpen={isOpen} title={texts.exportTitle} onClose={() => setOpen(false)}>
        <p className="max-w-prose">{texts.exportHint}</p>
        <div className="mt-5 flex flex-col gap-3">
          {KINDS.map((kind) => (
            <Button key={kind} look="secondary" disabled={isBusy} onClick={() => void save(kind)}>
              <StaffIcon name="download" />
              {texts.FILE_KINDS[kind]}
            </Button>
          ))}
        </div>
      </Overlay>
    </>
  );
}
