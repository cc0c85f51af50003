import type { Removal } from '#web/lib/entity-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import type { AnyEntity } from '../record.ts';
import * as texts from './texts.ts';

interface RemovalReportProps {
  entity: AnyEntity;
  /** null: nothing to report. */
  removal: Removal | null;
  onClose: () => void;
}

/** What could not be deleted in a bulk deletion, with reasons: one message for all records. */
export function RemovalReport({ entity, removal, onClose }: RemovalReportProps) {
  const { deleted, kept } = removal ?? { deleted: [], kept: [] };
  return (
    <Overlay
      isOpen={removal !== null}
      onClose={onClose}
      title={texts.notRemoved({ records: countOf(entity, kept.length) })}
      footer={
        <div className="flex justify-end">
          <Button onClick={onClose}>{texts.close}</Button>
        </div>
      }
    >
      <p className="max-w-prose">
        {deleted.length > 0 ? `${texts.removed({ records: countOf(entity, deleted.length) })} ` : ''}
        {texts.stillSelected}
      </p>
      <ul className="mt-4 grid max-w-prose gap-3">
        {kept.map(({ id, title, message }) => (
          <li key={id}>
            <p className="font-semibold">{title ?? `${entity.label.one} ${id}`}</p>
            <p className="text-muted">{message}</p>
          </li>
        ))}
      </ul>
    </Overlay>
  );
}

/** '1 Produkt', '45 Produkte' */
export function countOf({ label }: AnyEntity, count: number): string {
  return texts.recordCount({ count, one: label.one, many: label.many });
}
