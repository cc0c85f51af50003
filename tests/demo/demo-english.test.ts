import { describe, expect, it } from 'vitest';
import { textsOfRecord } from '#domain/text/translation.ts';
import { BUNDLED, listName } from '#entities/bundle.ts';
import { config } from '#entities/config.ts';
import { demoContent } from '#prisma/demo/demo-content.ts';
import { demoEnglish } from '#prisma/demo/demo-english.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { GERMAN } from '../text/german-words.ts';

const lists: Readonly<Record<string, unknown>> = { ...demoShop, ...demoContent };

describe('the demo shop in English', () => {
  it.each(BUNDLED.map((entity) => [listName(entity), entity] as const))(
    '%s: nothing is missing',
    (name, entity) => {
      const records = (lists[name] ?? []) as readonly { id: number }[];
      const missing = records.flatMap((record) => {
        const en = demoEnglish[name]?.get(record.id);
        return textsOfRecord(entity.fields, record, en ? { en } : {})
          .filter(({ english }) => english === '')
          .map(({ field, german }) => `${record.id} ${field}: ${german}`);
      });
      expect(missing).toEqual([]);
    },
  );

  it('has its settings in English', () => {
    const en = demoEnglish.config?.get(1);
    const texts = textsOfRecord(config.fields, demoShop.config, en ? { en } : {});
    expect(texts.filter(({ english }) => english === '').map(({ field }) => field)).toEqual([]);
  });

  it('has no German words left, names of places apart', () => {
    const all = Object.entries(demoEnglish).flatMap(([name, records]) =>
      [...records].flatMap(([id, english]) =>
        Object.values(english)
          .flatMap((text) => (typeof text === 'object' ? Object.values(text) : [text ?? '']))
          .map((text) => [`${name} ${id}`, text.replaceAll('am Kamp', '')] as const),
      ),
    );
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter(([, text]) => GERMAN.test(text))).toEqual([]);
  });
});
