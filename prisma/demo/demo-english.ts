import { type EnglishTexts, textsOfRecord } from '#domain/text/translation.ts';
import { BUNDLED, listName } from '#entities/bundle.ts';
import { config as configEntity } from '#entities/config.ts';
import type { Fields } from '#entities/field.ts';
import type { ShopTexts } from '#use-cases/shop/shop-store.ts';
import { demoContent } from './demo-content.ts';
import { demoShop } from './demo-shop.ts';
import { JOBS } from './english/jobs.ts';
import { MORE_STEPS } from './english/more-steps.ts';
import { PAGES } from './english/pages.ts';
import { PARTY } from './english/party.ts';
import { PRODUCTS } from './english/products.ts';
import { SHOP } from './english/shop.ts';
import { STEPS } from './english/steps.ts';

type Words = Readonly<Record<string, string>>;

const STEP_WORDS: Words = { ...STEPS, ...MORE_STEPS };
const SHOP_WORDS: Words = { ...JOBS, ...PAGES, ...PARTY, ...SHOP };

/** The demo shop in English, record by record as the backend stores it. */
export const demoEnglish: ShopTexts = {
  config: new Map([[1, englishOf(configEntity.fields, demoShop.config, SHOP_WORDS)]]),
  ...Object.fromEntries(BUNDLED.map((entity) => [listName(entity), englishList(entity)])),
};

function englishList(entity: (typeof BUNDLED)[number]): ReadonlyMap<number, EnglishTexts> {
  const name = listName(entity);
  const lists: Readonly<Record<string, unknown>> = { ...demoShop, ...demoContent };
  const records = (lists[name] ?? []) as readonly { id: number }[];
  const texts = records.map((record) => {
    if (name !== 'products') return [record.id, englishOf(entity.fields, record, SHOP_WORDS)] as const;
    const [title = '', description = ''] = PRODUCTS[record.id] ?? [];
    const steps = englishOf(entity.fields, record, STEP_WORDS);
    return [record.id, { name: title, description, config: steps.config ?? {} }] as const;
  });
  return new Map(texts.filter(([, english]) => Object.keys(english).length > 0));
}

/** What the words say about a record. */
function englishOf(fields: Fields, record: object, words: Words): EnglishTexts {
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
