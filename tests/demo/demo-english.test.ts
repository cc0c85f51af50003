import { describe, expect, it } from 'vitest';
import { textsOfRecord } from '#domain/text/translation.ts';
import { BUNDLED, listName } from '#entities/bundle.ts';
import { config } from '#entities/config.ts';
import { demoContent } from '#prisma/demo/demo-content.ts';
import { demoEnglish } from '#prisma/demo/demo-english.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { englishTexts } from '#use-cases/shop/english-dictionary.ts';
import { GERMAN } from '../text/german-words.ts';

const english = englishTexts(demoShop, demoContent, demoEnglish);
const lists: Readonly<Record<string, unknown>> = { ...demoShop, ...demoContent };

describe('the demo shop in English', () => {
  it.each(BUNDLED.map((entity) => [listName(entity), entity] as const))(
    '%s: nothing is missing',
    (name, entity) => {
      const records = (lists[name] ?? []) as readonly { id: number }[];
      const missing = records.flatMap((record) => {
        const en = english[name]?.get(record.id);
        return textsOfRecord(entity.fields, record, en ? { en } : {})
          .filter((text) => text.english === '')
          .map(({ field, german }) => `${record.id} ${field}: ${german}`);
      });
      expect(missing).toEqual([]);
    },
  );

  it('has its settings in English', () => {
    const en = english.config?.get(1);
    const texts = textsOfRecord(config.fields, demoShop.config, en ? { en } : {});
    expect(texts.filter((text) => text.english === '').map(({ field }) => field)).toEqual([]);
  });

  it('has no German words left, names of places apart', () => {
    const texts = Object.values(demoEnglish).map((text) => text.replaceAll('am Kamp', ''));
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter((text) => GERMAN.test(text))).toEqual([]);
  });

  it('has no unused translations', () => {
    const said = new Set([
      ...textsOfRecord(config.fields, demoShop.config).map(({ german }) => german),
      ...BUNDLED.flatMap((entity) =>
        ((lists[listName(entity)] ?? []) as object[]).flatMap((record) =>
          textsOfRecord(entity.fields, record).map(({ german }) => german),
        ),
      ),
    ]);
    expect(Object.keys(demoEnglish).filter((german) => !said.has(german.trim()))).toEqual([]);
  });
});
