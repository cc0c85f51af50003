import type { ItemFault } from '#domain/item.ts';
import type { PartType } from '#domain/product.ts';

const MISSING: Readonly<Record<PartType, string>> = {
  select: 'Bitte wählen Sie eine Option aus.',
  multiselect: 'Bitte wählen Sie mindestens eine Option aus.',
  text: 'Bitte füllen Sie dieses Feld aus.',
  textarea: 'Bitte füllen Sie dieses Feld aus.',
  file: 'Bitte laden Sie eine Datei hoch.',
  files: 'Bitte laden Sie mindestens eine Datei hoch.',
  image: 'Bitte laden Sie ein Bild hoch.',
  images: 'Bitte laden Sie mindestens ein Bild hoch.',
};

/** The sentence at a step that keeps the item from being saved. */
export function partMessage(type: PartType, fault: Pick<ItemFault, 'code' | 'params'>): string {
  switch (fault.code) {
    case 'part-required':
      return MISSING[type];
    case 'too-long':
      return `Bitte kürzen Sie den Text auf höchstens ${Number(fault.params?.maximum ?? 2000).toLocaleString('de-DE')} Zeichen.`;
    case 'too-many-uploads':
      return `Bitte laden Sie höchstens ${fault.params?.maximum ?? 20} Dateien hoch.`;
    case 'file-type':
      return `Erlaubt sind ${fault.params?.types ?? 'Bilder'}.`;
    default:
      return 'Bitte prüfen Sie Ihre Auswahl.';
  }
}
