import type { EnglishTexts, Translations } from '#domain/text/translation.ts';
import { type ConfigRow, config, DEFAULT_CONFIG } from '#entities/config.ts';
import type { Field } from '#entities/field.ts';
import type { Client } from './client.ts';
import type { Images } from './record-columns.ts';
import { imagesById } from './record-models.ts';

/** The settings are one document; pictures in it are ids, read unless given. Settings never saved have their default. */
export async function readConfig(
  client: Client,
  known: Images | null,
  isWhole: boolean,
): Promise<Omit<ConfigRow, 'id'>> {
  const row = await client.config.findUnique({ where: { id: 1 } });
  const stored = (row?.data ?? {}) as Record<string, unknown>;
  const images = known ?? (await imagesById(client, imageIds(stored)));
  const defaults: Record<string, unknown> = { ...DEFAULT_CONFIG };
  const values = Object.entries<Field<unknown>>(config.fields)
    .filter(([, field]) => isWhole || !field.isInternal)
    .map(([name, field]) => {
      const value = stored[name] === undefined ? (defaults[name] ?? field.default) : stored[name];
      return [name, field.target === 'image' ? (images.get(value as number) ?? null) : value];
    });
  return Object.fromEntries(values) as Omit<ConfigRow, 'id'>;
}

/** The translated part of the settings. */
export async function readConfigTexts(client: Client): Promise<EnglishTexts | undefined> {
  const row = await client.config.findUnique({ where: { id: 1 } });
  const { translations } = (row?.data ?? {}) as { translations?: Translations };
  return translations?.en;
}

function imageIds(stored: Record<string, unknown>): number[] {
  return Object.entries<Field<unknown>>(config.fields).flatMap(([name, { target }]) => {
    const value = stored[name];
    return target === 'image' && typeof value === 'number' ? value : [];
  });
}

/** Stores the given settings and keeps the others. */
export async function writeConfig(client: Client, values: Partial<ConfigRow>): Promise<void> {
  const row = await client.config.findUnique({ where: { id: 1 } });
  const changed = Object.entries(values).map(([name, value]) => {
    const field: Field<unknown> | undefined = config.fields[name as keyof typeof config.fields];
    return [name, field?.target === 'image' ? ((value as { id: number } | null)?.id ?? null) : value];
  });
  const data = { ...((row?.data ?? {}) as object), ...Object.fromEntries(changed) };
  await client.config.upsert({ where: { id: 1 }, create: { data }, update: { data } });
}
