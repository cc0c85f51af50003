import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { table as tableEntity } from '#entities/table.ts';
import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { entityList, entityQueries } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { MOST_TABLES, tableNumbers } from './table-address.ts';
import * as texts from './texts.ts';

/** 'Tische 1 bis 20' of a branch, one call each; existing ones are left alone. */
export function CreateTablesDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const { branches } = useSession();
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const [branch, setBranch] = useState(branches[0]?.id ?? 0);
  const [prefix, setPrefix] = useState('');
  const [first, setFirst] = useState('1');
  const [last, setLast] = useState('20');
  const [done, setDone] = useState<number | null>(null);
  const isStopped = useRef(false);
  const known = useQuery(entityQueries(tableEntity, client.tables).list());
  const existing = new Set(
    (known.data?.data ?? []).filter((row) => row.branch === branch).map(({ identifier }) => identifier),
  );
  const wanted = tableNumbers(prefix, first, last);
  const missing = wanted.filter((identifier) => !existing.has(identifier));
  const skipped = wanted.length - missing.length;
  const error = faultOf(wanted, missing);
  const isRunning = done !== null;

  const create = async () => {
    const list = entityList(queries, tableEntity, client.tables);
    isStopped.current = false;
    let good = 0;
    for (const [index, identifier] of missing.entries()) {
      if (isStopped.current) break;
      setDone(index);
      // Failures go to the error list with their reason; the others continue.
      await list.create({ branch, identifier }).then(
        () => {
          good += 1;
        },
        () => undefined,
      );
    }
    setDone(null);
    onChanged();
    notify({
      text: texts.created({ created: good, wanted: missing.length }),
      tone: good === missing.length ? 'success' : 'info',
    });
    if (good === missing.length) onClose();
  };
  const close = () => {
    isStopped.current = true;
    onClose();
  };
  return (
    <Overlay
      isOpen
      onClose={close}
      title={texts.createMany}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={close}>
            {isRunning ? texts.stop : texts.cancel}
          </Button>
          <Button
            disabled={isRunning || !known.data || error !== undefined || missing.length === 0}
            onClick={() => void create()}
          >
            {texts.createTables({ count: error && missing.length !== 1 ? 0 : missing.length })}
          </Button>
        </div>
      }
    >
      <fieldset disabled={isRunning} className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.branch}
          value={branch}
          onChange={({ target }) => setBranch(Number(target.value))}
        >
          <RecordOptions records={branches} />
        </SelectField>
        <TextField
          label={texts.prefix}
          hint={texts.prefixHint}
          value={prefix}
          maxLength={16}
          onChange={({ target }) => setPrefix(target.value.trimStart())}
        />
        <TextField
          label={texts.from}
          inputMode="numeric"
          value={first}
          error={error}
          onChange={({ target }) => setFirst(target.value)}
        />
        <TextField
          label={texts.to}
          inputMode="numeric"
          value={last}
          onChange={({ target }) => setLast(target.value)}
        />
      </fieldset>
      {!error && (
        <p className="mt-4" aria-live="polite">
          {preview(missing)}
          {skipped > 0 && missing.length > 0 && ` ${texts.skipped({ count: skipped })}`}
        </p>
      )}
      {isRunning && (
        <div className="mt-4">
          <label htmlFor="create-tables-progress" className="text-sm">
            {texts.creating({ created: done, wanted: missing.length })}
          </label>
          <progress
            id="create-tables-progress"
            value={done}
            max={missing.length}
            className="mt-1 block h-2 w-full accent-primary"
          />
        </div>
      )}
    </Overlay>
  );
}

function faultOf(wanted: readonly string[], missing: readonly string[]): string | undefined {
  if (wanted.length === 0) return texts.numbersInvalid;
  if (wanted.length > MOST_TABLES) return texts.tooMany({ most: MOST_TABLES });
  return missing.some((identifier) => identifier.length > 20) ? texts.numberTooLong : undefined;
}

function preview(identifiers: readonly string[]): string {
  const [first, second] = identifiers;
  const last = identifiers.at(-1);
  if (first === undefined) return texts.allExist;
  if (identifiers.length === 1) return texts.previewOne({ table: first });
  const words = identifiers.length > 3 ? `${first}, ${second} … ${last}` : identifiers.join(', ');
  return texts.previewMany({ count: identifiers.length, tables: words });
}
