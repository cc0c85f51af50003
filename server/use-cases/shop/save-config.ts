import { type Fault, validationError } from '#domain/errors.ts';
import { config } from '#entities/config.ts';
import type { DraftOf } from '#entities/entity.ts';
import type { Field } from '#entities/field.ts';
import * as texts from '#text/record-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { recordJournal } from '#use-cases/records/record-journal.ts';
import type { Settings } from './shop-store.ts';

/** Changes the settings that were sent and keeps the others; returns all of them. Throws 'validation-failed' (422). */
export function saveConfig(deps: Deps, actor: Actor, change: DraftOf<typeof config>): Promise<Settings> {
  return deps.db.transaction(async (stores) => {
    await stores.records.lock();
    const faults = await unknownPictures(stores, change);
    if (faults.length > 0) throw validationError(faults);
    const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const former = await stores.shop.settings();
    await stores.shop.saveSettings(values);
    const settings = await stores.shop.settings();
    await stores.logs.add({
      level: 'info',
      source: 'staff',
      message: texts.recordChanged({ record: config.label.one }),
      details: Object.keys(values).join(', '),
      ...authorOf(actor),
      subject: config.name,
      subjectId: 1,
      ...recordJournal(config, 'changed', former, settings),
    });
    return settings;
  });
}

async function unknownPictures(stores: Stores, change: DraftOf<typeof config>): Promise<Fault[]> {
  const wanted = Object.entries<Field<unknown>>(config.fields).flatMap(([field, { target }]) => {
    const value = change[field as keyof typeof change] as { id: number } | null | undefined;
    return target === 'image' && value ? [{ field, id: value.id }] : [];
  });
  const ids = wanted.map(({ id }) => id);
  const known = new Set((await stores.records.some('image', ids, [])).map(({ id }) => id));
  return wanted.flatMap(({ field, id }) => (known.has(id) ? [] : [{ code: 'reference-unknown', field }]));
}
