import { type Translations, textsOfRecord } from '#domain/text/translation.ts';
import type { AnyEntity, RecordRow } from '#web/backoffice/crud/record.ts';

/** How far the records of an entity are translated. */
export interface Progress {
  /** All texts, and those that have an English one. */
  count: number;
  done: number;
  /** The records with German left, those with the most first. */
  open: readonly { record: RecordRow; missing: number }[];
}

export function progressOf({ fields }: AnyEntity, records: readonly RecordRow[]): Progress {
  const judged = records.map((record) => {
    // Staff get the translations with each record; a field that the server did not send has none.
    const translations = (record.translations ?? {}) as Translations;
    const texts = textsOfRecord(fields, record, translations);
    return {
      record,
      count: texts.length,
      missing: texts.filter(({ english }) => english === '').length,
    };
  });
  const count = judged.reduce((sum, one) => sum + one.count, 0);
  const missing = judged.reduce((sum, one) => sum + one.missing, 0);
  return {
    count,
    done: count - missing,
    open: judged.filter((one) => one.missing > 0).toSorted((a, b) => b.missing - a.missing),
  };
}
