import { type Dispatch, type ReactNode, useReducer } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AnyEntity, RecordRow } from '../record.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import {
  isSameForm,
  mergedValues,
  type VersionNews,
  type Versions,
  versionsAfter,
} from './record-versions.ts';
import { startValues } from './use-record-form.ts';

/** The versions of the record that a form knows. */
export function useVersions(entity: AnyEntity, first: RecordRow | null): [Versions, Dispatch<VersionNews>] {
  return useReducer((known: Versions, news: VersionNews) => versionsAfter(entity, known, news), {
    seen: first,
    theirs: null,
  });
}

interface SaveOptions {
  entity: AnyEntity;
  versions: Versions;
  tell: Dispatch<VersionNews>;
  form: UseFormReturn;
  /** While a save is running, or for read-only users. */
  isBlocked: boolean;
  /** Returns what was stored, 'conflict' when somebody else was faster, null when something is invalid. */
  save: (version: string | undefined) => Promise<RecordRow | 'conflict' | null>;
  /** Fetches the record as it is now. */
  reload: () => Promise<RecordRow | null>;
  onSaved: (row: RecordRow) => void;
}

interface VersionedSave {
  submit: () => Promise<void>;
  take: (row: RecordRow) => void;
  /** Asks the user when somebody else was faster. */
  conflict: ReactNode;
}

/** Saves a form based on the version that the user has seen. When somebody else was faster, the user decides. */
export function useVersionedSave(options: SaveOptions): VersionedSave {
  const { entity, versions, tell, form, isBlocked, save, reload, onSaved } = options;
  const { seen, theirs } = versions;
  const take = (row: RecordRow) => {
    tell({ kind: 'taken', row });
    form.reset({ ...startValues(entity, row) });
  };
  const submit = async (version = seen?.updatedAt): Promise<void> => {
    if (isBlocked) return;
    const result = await save(version);
    if (result === null) return;
    if (result !== 'conflict') {
      take(result);
      return onSaved(result);
    }
    const now = await reload();
    // Something outside the form has changed (a new key): there is nothing to decide.
    if (now && now.updatedAt !== version && isSameForm(entity, seen, now)) {
      tell({ kind: 'followed', row: now });
      return submit(now.updatedAt);
    }
    tell({ kind: 'overtaken', row: now });
  };
  const keepMine = (seen: RecordRow, theirs: RecordRow) => {
    form.reset(mergedValues(entity, { seen, theirs }, form.getValues()));
    tell({ kind: 'taken', row: theirs });
    return submit(theirs.updatedAt);
  };
  return {
    submit: () => submit(),
    take,
    conflict: theirs && seen && (
      <ConflictDialog
        entity={entity}
        base={seen}
        stored={theirs}
        mine={form.getValues()}
        onKeepMine={() => void keepMine(seen, theirs)}
        onTakeStored={() => take(theirs)}
        onClose={() => tell({ kind: 'put-off' })}
      />
    ),
  };
}
