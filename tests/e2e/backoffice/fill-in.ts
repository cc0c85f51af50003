import type { Locator } from 'playwright';
import type { Entity } from '#entities/entity.ts';
import type { Field, Fields } from '#entities/field.ts';

/** The field by which a record is found again. */
export function nameField({ fields, list }: Entity<Fields>): string | undefined {
  return ['name', 'identifier', 'firstName', 'note'].find(
    (name) => fields[name] && list.search.includes(name),
  );
}

/** The value for a field that has to be filled in; null where the form already has one. */
function wordFor(name: string, { widget }: Field<unknown>, word: string): string | null {
  if (name === 'path') return `/${word.toLowerCase()}`;
  if (widget === 'email') return `${word.toLowerCase()}@wiesenknopf.example`;
  if (widget === 'multiline') return word;
  if (widget === 'text') return name === 'identifier' || name === 'uid' ? word.slice(0, 18) : word;
  if (widget === 'number' || widget === 'money' || widget === 'percent') return '5';
  if (widget === 'instant') return '2026-11-20T08:30';
  return null;
}

/** Fills in what has to be filled in, with `word` as the name. */
export async function fillIn(form: Locator, entity: Entity<Fields>, word: string): Promise<void> {
  const finder = nameField(entity);
  // A segment type that needs no picture.
  if (entity.name === 'digital-signage-segment') {
    await form.locator('#digital-signage-segment-type').selectOption('text');
    await form.locator('#digital-signage-segment-text').fill('Grüß Gott');
  }
  // A station makes something: categories, or what no other does.
  if (entity.name === 'station') await form.locator('#station-takesRest').check();
  // A printer is somewhere.
  if (entity.name === 'printer') await form.locator('#printer-host').fill('192.168.1.50');
  for (const [name, field] of Object.entries(entity.fields)) {
    const isRequired = !Object.hasOwn(field, 'default');
    if (field.isReadOnly || !(isRequired || name === finder)) continue;
    const input = form.locator(`#${entity.name}-${name}`);
    const value = wordFor(name, field, word);
    if (value !== null) await input.fill(value);
    else if (field.widget === 'reference') await input.selectOption({ index: 1 });
  }
}
