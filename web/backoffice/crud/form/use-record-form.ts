import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FieldErrors, type FieldValues, type Resolver, set, useForm } from 'react-hook-form';
import { createSchema } from '#entities/entity.ts';
import type { Field, Fields } from '#entities/field.ts';
import { zodText } from '#text/zod-texts.ts';
import { entityList } from '#web/lib/entity-list.ts';
import { faultsOf, problemOf, trpc } from '#web/lib/trpc.ts';
import { type AnyEntity, callsOf, type RecordRow, type RecordValues } from '../record.ts';
import { flatErrors } from './form-errors.ts';

/** The fields that a form may change, in the order of the declaration. */
export function editableFields({ fields }: Pick<AnyEntity, 'fields'>): readonly string[] {
  return Object.entries(fields).flatMap(([name, { isReadOnly }]) => (isReadOnly ? [] : [name]));
}

/** What a form begins with: the stored values, or the defaults of the declaration. */
export function startValues(entity: AnyEntity, record: RecordRow | null): RecordValues {
  return Object.fromEntries(
    editableFields(entity).map((name) => {
      const field = entity.fields[name];
      return [name, record?.[name] ?? (field && emptyValue(field))];
    }),
  );
}

/** A field without a default has to be filled in: it begins empty, whatever its schema wants in the end. */
function emptyValue(field: Field<unknown>): unknown {
  if (Object.hasOwn(field, 'default')) return field.default;
  if (field.choices) return Object.keys(field.choices)[0];
  return ['text', 'multiline', 'email', 'phone', 'web-address'].includes(field.widget) ? '' : null;
}

/**
 * The state of a record's form: zod's sentences at the fields, the server's as well, and saving as one call of the entity's
 * list. `save` answers the stored record, 'conflict' when somebody else was faster, null when something is wrong.
 */
export function useRecordForm(entity: AnyEntity, record: RecordRow | null, start: RecordValues = {}) {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const list = useMemo(() => entityList(queries, entity, callsOf(client, entity)), [queries, entity, client]);
  const form = useForm<FieldValues>({
    defaultValues: { ...startValues(entity, record), ...(record ? {} : start) },
    resolver: resolverOf(entity.fields),
    // Values are set by controls that the library does not know; the focus goes by the marks of the page.
    shouldFocusError: false,
  });

  const send = async (values: RecordValues, version: string | undefined) => {
    try {
      return record
        ? await list.update({ ...values, id: record.id, ...(version ? { updatedAt: version } : {}) })
        : await list.create(values);
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
    /** Judges, then sends. `version` is the state that the person has seen. */
    save: (version = record?.updatedAt) =>
      new Promise<RecordRow | 'conflict' | null>((resolve, reject) => {
        form
          .handleSubmit(
            async (values) => resolve(await send(values, version)),
            () => resolve(null),
          )()
          .catch(reject);
      }),
    remove: () => (record ? list.remove(record.id) : Promise.resolve()),
  };
}

/** Judges a form by the schema of a new record: a form always holds every field. */
function resolverOf(fields: Fields): Resolver<FieldValues> {
  const schema = createSchema({ fields });
  return (values) => {
    const judged = schema.safeParse(values, { error: zodText });
    if (judged.success) return { values: { ...judged.data }, errors: {} };
    const errors: FieldErrors = {};
    // The first issue of a field is the one that helps; the others often follow from it.
    for (const { path, message } of judged.error.issues.toReversed())
      set(errors, path.map(String).join('.') || 'root', { type: 'zod', message });
    return { values: {}, errors };
  };
}
