import type { ReactNode } from 'react';
import { type ImageRef, imagePath } from '#domain/media/image.ts';
import { IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { AltField } from './alt-field.tsx';
import * as texts from './texts.ts';

interface PictureRowProps {
  picture: ImageRef;
  /** The drag handle; null where there is no order. */
  handle: ReactNode;
  isMain: boolean;
  isDisabled: boolean;
  /** Whether pictures may be uploaded and described. */
  canStore: boolean;
  onDescribed: (alt: string) => void;
  onCrop: () => void;
  onRemove: () => void;
}

/** One picture of a record with its actions. */
export function PictureRow({
  picture,
  handle,
  isMain,
  isDisabled,
  canStore,
  onDescribed,
  onCrop,
  onRemove,
}: PictureRowProps) {
  const name = picture.alt || texts.numberedPicture(picture);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-theme border border-line bg-card p-2">
      {!isDisabled && handle}
      <a
        href={imagePath(picture, 'large')}
        target="_blank"
        rel="noreferrer"
        title={texts.openInWindow}
        className="relative block size-24 shrink-0 overflow-hidden rounded-theme bg-sand"
      >
        <img src={imagePath(picture, 'tiny')} alt={name} className="size-full object-contain" />
        {isMain && (
          <span className="absolute inset-x-0 bottom-0 bg-ink/80 py-0.5 text-center text-white text-xs">
            {texts.mainPicture}
          </span>
        )}
      </a>
      <div className="min-w-40 flex-1">
        <AltField image={picture} isDisabled={!canStore} onStored={onDescribed} />
      </div>
      {!isDisabled && (
        <span className="ml-auto flex shrink-0">
          {canStore && (
            <IconButton label={texts.cropNamed({ name })} onClick={onCrop}>
              <StaffIcon name="crop" />
            </IconButton>
          )}
          <IconButton label={texts.takeOut({ name })} onClick={onRemove}>
            <StaffIcon name="close" />
          </IconButton>
        </span>
      )}
    </div>
  );
}
