import type { Shop } from '#domain/shop/shop.ts';
import { type EnglishTexts, textsOfRecord } from '#domain/text/translation.ts';
import { BUNDLED, listName, type ShopContent } from '#entities/bundle.ts';
import { config } from '#entities/config.ts';
import type { Fields } from '#entities/field.ts';
import type { ShopTexts } from './shop-store.ts';

/** The English of German texts, wherever they stand. */
export type Dictionary = Readonly<Record<string, string>>;

/** What a dictionary says about a shop and its pages, record by record, as they are stored. */
export function englishTexts(shop: Shop, content: ShopContent | undefined, words: Dictionary): ShopTexts {
  const lists: Readonly<Record<string, unknown>> = { ...shop, ...content };
  const listed = BUNDLED.map((entity) => {
    const records = (lists[listName(entity)] ?? []) as readonly { id: number }[];
    const texts = records.map((record) => [record.id, englishOf(entity.fields, record, words)] as const);
    return [
      listName(entity),
      new Map(texts.filter(([, english]) => Object.keys(english).length > 0)),
    ] as const;
  });
  const settings = englishOf(config.fields, shop.config, words);
  return {
    ...Object.fromEntries(listed.filter(([, texts]) => texts.size > 0)),
    ...(Object.keys(settings).length > 0 ? { config: new Map([[1, settings]]) } : {}),
  };
}

function englishOf(fields: Fields, record: object, words: Dictionary): EnglishTexts {
  const english: Record<string, string | Record<string, string>> = {};
  for (const { field, german } of textsOfRecord(fields, record)) {
    const text = Object.hasOwn(words, german) ? words[german] : undefined;
    if (text === undefined) continue;
    const known = english[field];
    if (fields[field]?.texts?.isWhole) english[field] = text;
    else english[field] = { ...(typeof known === 'object' ? known : {}), [german]: text };
  }
  return english;
}
