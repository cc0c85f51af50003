import { type UploadRow, upload } from '#entities/upload.ts';
import { formatFileSize } from '#web/lib/file-size.ts';
import { trpc } from '#web/lib/trpc.ts';
import { erased } from '../crud/screen.ts';
import { MediaDialog } from './media-dialog.tsx';
import { SearchedLibrary } from './searched-library.tsx';
import * as texts from './texts.ts';
import { kindName } from './upload-kind.ts';
import { UploadThumbnail } from './upload-sign.tsx';

interface UploadDialogProps {
  isAllowed: (file: UploadRow) => boolean;
  /** Shown at files that are not allowed. */
  refusal: string;
  onChoose: (id: number) => void;
  onClose: () => void;
}

const ENTITY = erased(upload);

/** The files of the library to choose from, newest first. */
export function UploadDialog({ isAllowed, refusal, onChoose, onClose }: UploadDialogProps) {
  const { client } = trpc.useUtils();
  return (
    <MediaDialog isOpen isWide title={texts.libraryFile} onClose={onClose}>
      <SearchedLibrary<UploadRow>
        entity={ENTITY}
        calls={client.uploads}
        pageSize={20}
        filter={{ isLibrary: true }}
        label={texts.searchFiles}
        skeleton="h-60"
        emptyText={(search) => (search ? texts.noFileFound({ search }) : texts.noFiles)}
      >
        {(rows) => (
          <ul className="flex flex-col gap-2">
            {rows.map((row) => (
              <li key={row.id}>
                <button
                  type="button"
                  disabled={!isAllowed(row)}
                  onClick={() => onChoose(row.id)}
                  className="flex w-full items-center gap-3 rounded-theme border border-line bg-card p-2 text-left hover:border-ink disabled:cursor-not-allowed disabled:text-muted disabled:hover:border-line"
                >
                  <UploadThumbnail file={row} />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{row.name || texts.numberedFile(row)}</span>
                    <span className="block text-muted text-sm">
                      {kindName(row.mimeType)}, {formatFileSize(row.bytes)}
                      {!isAllowed(row) && `, ${refusal}`}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </SearchedLibrary>
    </MediaDialog>
  );
}
