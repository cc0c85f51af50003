import { useQueryClient } from '@tanstack/react-query';
import { uploadPath } from '#domain/media/image.ts';
import { upload } from '#entities/upload.ts';
import { formatFileSize } from '#web/lib/file-size.ts';
import { notify } from '#web/lib/notices.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { RecordRow } from '../crud/record.ts';
import type { ExtrasProps } from '../crud/screen.ts';
import { useMay } from '../session/session.tsx';
import { CopyButton } from './copy-button.tsx';
import { LIBRARY_FILES } from './file-kinds.ts';
import { QueueList } from './queue-list.tsx';
import { ReplaceButton } from './replace-button.tsx';
import { useReplaced } from './replaced.ts';
import { sendFile } from './send-file.ts';
import * as texts from './texts.ts';
import { isVideo, kindName, previewOf, type StoredFile } from './upload-kind.ts';
import { UsageCard } from './usage-card.tsx';
import { useFileQueue } from './use-file-queue.ts';

/** Below the name of a file: its type, the file itself, where it is used. */
export function UploadExtras({ record, values }: ExtrasProps) {
  const queries = useQueryClient();
  const canWrite = useMay()(upload.access.write);
  const onReplaced = useReplaced();
  const usage = trpc.uploads.usage.useQuery({ id: record.id }, { staleTime: 0 });
  const file = fileOf(record);
  const queue = useFileQueue(
    (chosen, sending) => {
      const { name, alt } = values;
      // A name whose extension contradicts the new file would be rejected.
      const kept = typeof name === 'string' && endingOf(name) === endingOf(chosen.name) ? name : chosen.name;
      const call = { method: 'PUT', path: `${upload.path}/${file.id}` } as const;
      return sendFile<RecordRow>({ ...call, values: { id: file.id, name: kept, alt } }, chosen, sending);
    },
    () => {
      void queries.invalidateQueries({ queryKey: [upload.name, 'list'] });
      notify({ text: texts.fileReplaced, tone: 'success' });
      onReplaced();
    },
  );
  const facts = { kind: kindName(file.mimeType), size: formatFileSize(Number(record.bytes)) };
  const path = uploadPath(file);
  const preview = previewOf(file);
  return (
    <>
      <section aria-label={texts.file} className="rounded-card border border-line bg-card p-5 sm:p-6">
        <h2 className="font-display text-xl">{texts.file}</h2>
        <p className="mt-1 text-muted text-sm">
          {record.isLibrary === true
            ? texts.libraryFileFacts({ ...facts, version: file.version })
            : texts.guestFileFacts(facts)}
        </p>
        {preview && (
          <div className="mt-4 flex justify-center rounded-theme bg-sand p-3">
            <img src={preview} alt={String(record.alt) || file.name} className="max-h-80" />
          </div>
        )}
        {isVideo(file) && (
          // biome-ignore lint/a11y/useMediaCaption: the owner's own film, of which no captions exist.
          <video
            src={path}
            controls
            preload="metadata"
            aria-label={file.name}
            className="mt-4 max-h-96 w-full rounded-theme bg-ink"
          />
        )}
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <a href={path} download={file.name} className={buttonClass({ look: 'secondary' })}>
            <StaffIcon name="download" />
            {texts.download}
          </a>
          {canWrite && record.isLibrary === true && (
            <ReplaceButton
              kind={LIBRARY_FILES}
              isDisabled={queue.isBusy}
              onFile={(chosen) => queue.add([chosen])}
            />
          )}
          <CopyButton label={texts.copyAddress} text={`${window.location.origin}${path}`} />
        </div>
        <div className="mt-4 empty:hidden">
          <QueueList queue={queue} />
        </div>
      </section>
      <UsageCard found={usage} unused={texts.unusedFile} />
    </>
  );
}

function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name.toLowerCase())?.[1]?.replace('jpeg', 'jpg') ?? '';
}

/** The server's record of a file, whose types the form does not know. */
function fileOf({ id, version, extension, mimeType, publicHash, name }: RecordRow): StoredFile {
  return {
    id,
    version: Number(version),
    extension: String(extension),
    mimeType: String(mimeType),
    publicHash: String(publicHash),
    name: String(name) || texts.numberedFile({ id }),
  };
}
