import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { table as tableEntity } from '#entities/table.ts';
import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { reportCreation } from '#web/backoffice/crud/removal-notice.ts';
import { erased } from '#web/backoffice/crud/screen.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { createMany, entityList, entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { MOST_TABLES, tableNumbers } from './table-address.ts';
import * as texts from './texts.ts';

/** 'Tische 1 bis 20' of a branch, with one call that can be undone; existing ones are left alone. */
export function CreateTablesDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const { branches } = useSession();
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const [branch, setBranch] = useState(branches[0]?.id ?? 0);
  const [prefix, setPrefix] = useState('');
  const [first, setFirst] = useState('1');
  const [last, setLast] = useState('20');
  const [isRunning, setRunning] = useState(false);
  const known = useQuery(entityQueries(tableEntity, client.tables).list());
  const existing = new Set(
    (known.data?.data ?? []).filter((row) => row.branch === branch).map(({ identifier }) => identifier),
  );
  const wanted = tableNumbers(prefix, first, last);
  const missing = wanted.filter((identifier) => !existing.has(identifier));
  const skipped = wanted.length - missing.length;
  const error = faultOf(wanted, missing);

  const create = async () => {
    setRunning(true);
    const records = missing.map((identifier) => ({ branch, identifier }));
    // A call that fails as a whole goes to the error list.
    const answer = await createMany(queries, tableEntity, client.tables, records).catch(() => null);
    setRunning(false);
    if (!answer) return;
    onChanged();
    const { created, refused } = answer;
    const counts = texts.created({ created: created.length, wanted: missing.length });
    const reasons = refused.map(({ place, message }) => `${records[place]?.identifier}: ${message}`);
    const list = entityList(queries, tableEntity, client.tables);
    reportCreation(
      erased(tableEntity),
      { text: counts, detail: reasons.join('\n'), created, isFailure: refused.length > 0 },
      list,
    );
    if (refused.length === 0) onClose();
  };
  return (
    <Overlay
      isOpen
      onClose={() => !isRunning && onClose()}
      title={texts.createMany}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" disabled={isRunning} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            disabled={isRunning || !known.data || error !== undefined || missing.length === 0}
            onClick={() => void create()}
          >
            {isRunning
              ? texts.creating
              : texts.createTables({ count: error && missing.length !== 1 ? 0 : missing.length })}
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
