import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { isVideo, previewOf, type StoredFile } from './upload-kind.ts';

/** A thumbnail of a file, or its type. */
export function UploadThumbnail({ file }: { file: StoredFile }) {
  const preview = previewOf(file);
  if (preview)
    return (
      <img
        src={preview}
        alt=""
        loading="lazy"
        className="size-12 shrink-0 rounded-theme bg-sand object-cover"
      />
    );
  return (
    <span className="flex size-12 shrink-0 items-center justify-center rounded-theme bg-sand font-semibold text-muted text-xs uppercase">
      {isVideo(file) ? <StaffIcon name="film" /> : file.extension}
    </span>
  );
}
