import { type ImageRef, imagePath } from '#domain/image.ts';
import type { AsideProps } from '../crud/screen.ts';
import { useOptions } from '../crud/use-options.ts';

/** What a segment will look like on a lying screen. */
export function SegmentPreview({ values }: AsideProps) {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const colours = {
    backgroundColor: text('backgroundColor') || '#000000',
    color: text('textColor') || '#ffffff',
  };
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-medium text-sm">Vorschau</figcaption>
      <div
        style={colours}
        className="grid aspect-video place-items-center overflow-hidden rounded-theme border border-line-strong text-center forced-color-adjust-none"
      >
        <Shown values={values} title={text('title')} text={text('text')} />
      </div>
    </figure>
  );
}

function Shown({ values, title, text }: Pick<AsideProps, 'values'> & { title: string; text: string }) {
  const { options } = useOptions('menu');
  switch (values.type) {
    case 'image':
      return isImage(values.image) ? (
        <img src={imagePath(values.image, 'medium')} alt="" className="size-full object-contain" />
      ) : (
        <p className="px-4">Wählen Sie ein Bild.</p>
      );
    case 'video':
      return (
        <p className="px-4">
          {values.upload ? 'Das Video läuft ohne Ton in Schleife.' : 'Wählen Sie ein Video aus den Uploads.'}
        </p>
      );
    case 'menu':
      return (
        <div className="px-4">
          {title && <p className="font-display text-2xl">{title}</p>}
          <p>{options.find(({ id }) => id === values.menu)?.name ?? 'Wählen Sie einen Produktkatalog.'}</p>
          <p className="mt-1 text-sm">Preise und Ausverkauftes immer aktuell</p>
        </div>
      );
    default:
      return (
        <div className="px-6">
          {title && <p className="font-display text-3xl leading-tight">{title}</p>}
          {text && <p className="mt-2 whitespace-pre-line">{text}</p>}
          {!title && !text && <p>Schreiben Sie eine Überschrift oder einen Text.</p>}
        </div>
      );
  }
}

/** A picture that was only just chosen may be known by its id alone. */
function isImage(value: unknown): value is ImageRef {
  return value !== null && typeof value === 'object' && 'version' in value && 'extension' in value;
}
