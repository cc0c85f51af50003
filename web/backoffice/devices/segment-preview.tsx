import { useState } from 'react';
import { templatePicturePath } from '#domain/drawing/image-template.ts';
import { type ImageRef, imagePath } from '#domain/media/image.ts';
import type { AsideProps } from '../crud/screen.ts';
import { useOptions } from '../crud/use-options.ts';
import { useSession } from '../session/session.tsx';
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
    case 'pickup':
      return (
        <div className="grid size-full grid-cols-2 gap-4 p-4">
          <Numbers title={texts.inPreparation} numbers={['24', '26', '27']} />
          <Numbers title={texts.readyForPickup} numbers={['21', '23']} />
        </div>
      );
    case 'template':
      return typeof values.template === 'number' ? (
        <TemplatePicture template={values.template} product={numberOf(values.product)} />
      ) : (
        <p className="px-4">{texts.chooseTemplate}</p>
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

function Numbers({ title, numbers }: { title: string; numbers: readonly string[] }) {
  return (
    <div>
      <p className="border-current/30 border-b font-display text-xl">{title}</p>
      {numbers.map((number) => (
        <p key={number} className="mt-1 font-bold text-3xl tabular-nums">
          {number}
        </p>
      ))}
    </div>
  );
}

/** The stored template, filled in for the first branch that guests see: which screens show it is not known here. */
function TemplatePicture({ template, product }: { template: number; product: number | null }) {
  const { options } = useOptions('image-template');
  const { branches } = useSession();
  const branch = branches.find(({ isEnabled, isPublic }) => isEnabled && isPublic)?.id ?? null;
  const path = templatePicturePath(template, { product, branch });
  const [failed, setFailed] = useState('');
  if (failed === path) return <p className="px-4">{texts.cannotShowTemplate}</p>;
  return (
    <img
      src={path}
      alt={texts.templateAlt({ name: options.find(({ id }) => id === template)?.name ?? '' })}
      onError={() => setFailed(path)}
      className="size-full object-contain"
    />
  );
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** For a picture chosen just now, only the id may be known. */
function isImage(value: unknown): value is ImageRef {
  return value !== null && typeof value === 'object' && 'version' in value && 'extension' in value;
}
