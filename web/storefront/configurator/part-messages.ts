import type { PartType } from '#domain/catalogue/product.ts';
import type { ItemFault } from '#domain/ordering/item.ts';
import { LANGUAGE } from '#domain/text/language.ts';
import { joinWords } from '#web/lib/format.ts';
import * as texts from './texts.ts';

/** The message at a step that prevents saving the item. */
export function partMessage(type: PartType, fault: Pick<ItemFault, 'code' | 'params'>): string {
  switch (fault.code) {
    case 'part-required':
      return texts.MISSING[type];
    case 'too-long':
      return texts.textTooLong({
        maximum: Number(fault.params?.maximum ?? 2000).toLocaleString(LANGUAGE === 'en' ? 'en-GB' : 'de-DE'),
      });
    case 'too-many-uploads':
      return texts.tooManyUploads({ maximum: Number(fault.params?.maximum ?? 20) });
    case 'file-type':
      return texts.allowedTypes({ types: String(fault.params?.types ?? texts.pictures) });
    default:
      return texts.checkYourChoice;
  }
}

/** The message at a step whose chosen options, by name, are sold out. */
export function choicesGone(names: readonly string[]): string {
  return texts.choicesSoldOut({
    count: names.length,
    choices: joinWords(names.map((name) => texts.quoted({ name }))),
  });
}
