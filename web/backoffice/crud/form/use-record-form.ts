import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type Resolver, set, useForm } from 'react-hook-form';
import { createSchema } from '#entities/entity.ts';
import type { Field, Fields } from '#entities/field.ts';
import { zodText } from '#text/errors/zod-faults.ts';
import { entityList } from '#web/lib/entity-list.ts';
import { faultsOf, problemOf, trpc } from '#web/lib/trpc.ts';
import { type AnyEntity, callsOf, type RecordRow, type RecordValues } from '../record.ts';
import type { EntityScreen } from '../screen.ts';
import { flatErrors } from './form-errors.ts';

/** The fields that a form may change, in declaration order. */
export function editableFields({ fields }: Pick<AnyEntity, 'fields'>): readonly string[] {
  return Object.entries(fields).flatMap(([name, { isReadOnly }]) => (isReadOnly ? [] : [name]));
}

/** The start values of a form: the stored values, or the defaults of the declaration. */
export function startValues(entity: AnyEntity, record: RecordValues | null): RecordValues {
  return Object.fromEntries(
    editableFields(entity).map((name) => {
      const field = entity.fields[name];
      return [name, record?.[name] ?? (field && emptyValue(field))];
    }),
  );
}

/** A field without a default has to be filled in: it starts empty, even if its schema rejects that in the end. */
function emptyValue(field: Field<unknown>): unknown {
  if (Object.hasOwn(field, 'default')) return field.default;
  if (field.choices) return Object.keys(field.choices)[0];
  return ['text', 'multiline', 'email', 'phone', 'web-address'].includes(field.widget) ? '' : null;
}

/** Submits the values of a form; errors it throws are shown at the fields. */
type Send<T> = (values: RecordValues) => Promise<T>;

/**
 * The state of a form built from declared fields, with the errors of zod and of the server. `save` validates, then sends;
 * it returns what was stored, 'conflict' when somebody else was faster, null when something is invalid.
 */
export function useFieldsForm(
  entity: AnyEntity,
  record: RecordValues | null,
  start: RecordValues = {},
  implied: EntityScreen['implied'] = () => ({}),
) {
  const form = useForm<FieldValues>({
    defaultValues: { ...startValues(entity, record), ...(record ? {} : start) },
    resolver: resolverOf(entity.fields, implied),
    // The library has no refs to our controls; the error summary moves focus instead.
    shouldFocusError: false,
  });
  const [refusals, setRefusals] = useState(0);
  const isRunning = useRef(false);

  const attempt = async <T>(send: Send<T>, values: RecordValues) => {
    try {
      return await send(values);
    } catch (error) {
      if (problemOf(error).code === 'version-conflict') return 'conflict';
      for (const { field, message } of faultsOf(error)) form.setError(field ?? 'root', { message });
      return null;
    }
  };

  return {
    form,
    errors: flatErrors(form.formState.errors),
    isDirty: form.formState.isDirty,
    isSaving: form.formState.isSubmitting,
    /** How often something was invalid: each time the error summary takes focus there. */
    refusals,
    save: async <T>(send: Send<T>): Promise<T | 'conflict' | null> => {
      // The second of two clicks comes before the form shows that it is saving.
      if (isRunning.current) return null;
      isRunning.current = true;
      let result: T | 'conflict' | null = null;
      await form
        .handleSubmit(async (values) => {
          result = await attempt(send, values);
        })()
        .finally(() => {
          isRunning.current = false;
        });
      if (result === null) setRefusals((count) => count + 1);
      return result;
    },
  };
}

/** The form of a record: saving is one call of the entity's list. `version` is the version that the user has seen. */
export function useRecordForm(
  entity: AnyEntity,
  record: RecordRow | null,
  start: RecordValues = {},
  implied?: EntityScreen['implied'],
) {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const list = useMemo(() => entityList(queries, entity, callsOf(client, entity)), [queries, entity, client]);
  const fields = useFieldsForm(entity, record, start, implied);
  return {
    ...fields,
    /** `after` is part of the save: until it has ended, nothing can be saved again. */
    save: (version = record?.updatedAt, after: (row: RecordRow) => Promise<void> = () => Promise.resolve()) =>
      fields.save(async (values) => {
        const row = await (record
          ? list.update(
              { ...values, id: record.id, ...(version ? { updatedAt: version } : {}) },
              { isConflictShown: true },
            )
          : list.create(values));
        await after(row);
        return row;
      }),
    /** Returns what undoes it. */
    remove: (reason = '') => (record ? list.remove(record.id, reason) : Promise.resolve(null)),
    restore: (undo: string) => list.restore(undo),
  };
}

/** Validates a form against the schema of a new record: a form always holds every field. */
function resolverOf(fields: Fields, implied: NonNullable<EntityScreen['implied']>): Resolver<FieldValues> {
  const schema = createSchema({ fields });
  return (values) => {
    const judged = schema.safeParse({ ...values, ...implied(values) }, { error: zodText });
    if (judged.success) return { values: { ...judged.data }, errors: {} };
    const errors: FieldErrors = {};
    // The first issue of a field is the helpful one; the others often follow from it.
    for (const { path, message } of judged.error.issues.toReversed())
      set(errors, path.map(String).join('.') || 'root', { type: 'zod', message });
    return { values: {}, errors };
  };
}
