import { type ImageRef, imagePath } from '#domain/media/image.ts';
import type { AsideProps } from '../crud/screen.ts';
import { useOptions } from '../crud/use-options.ts';
import * as texts from './signage-texts.ts';

/** What a segment will look like on a landscape screen. */
export function SegmentPreview({ values }: AsideProps) {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const colours = {
    backgroundColor: text('backgroundColor') || '#000000',
    color: text('textColor') || '#ffffff',
  };
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-medium text-sm">{texts.preview}</figcaption>
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
        <p className="px-4">{texts.choosePicture}</p>
      );
    case 'video':
      return <p className="px-4">{values.upload ? texts.videoLoops : texts.chooseVideo}</p>;
    case 'menu':
      return (
        <div className="px-4">
          {title && <p className="font-display text-2xl">{title}</p>}
          <p>{options.find(({ id }) => id === values.menu)?.name ?? texts.chooseMenu}</p>
          <p className="mt-1 text-sm">{texts.menuIsCurrent}</p>
        </div>
      );
    default:
      return (
        <div className="px-6">
          {title && <p className="font-display text-3xl leading-tight">{title}</p>}
          {text && <p className="mt-2 whitespace-pre-line">{text}</p>}
          {!title && !text && <p>{texts.writeText}</p>}
        </div>
      );
  }
}

/** For a picture chosen just now, only the id may be known. */
function isImage(value: unknown): value is ImageRef {
  return value !== null && typeof value === 'object' && 'version' in value && 'extension' in value;
}
