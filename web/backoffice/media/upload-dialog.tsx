import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UploadRow, upload } from '#entities/upload.ts';
import { recordFailure } from '#text/error-catalogue.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { Pager } from '../crud/list/pager.tsx';
import type { ListQuery } from '../crud/record.ts';
import { sizeText } from './file-kinds.ts';
import { MediaDialog } from './media-dialog.tsx';
import { SearchBox } from './search-box.tsx';
import { kindName } from './upload-kind.ts';
import { UploadSign } from './upload-sign.tsx';

interface UploadDialogProps {
  isAllowed: (file: UploadRow) => boolean;
  /** Stands at what is not allowed. */
  refusal: string;
  onChoose: (id: number) => void;
  onClose: () => void;
}

const PAGE_SIZE = 20;

/** The files of the library to choose one from, the newest first. */
export function UploadDialog({ isAllowed, refusal, onChoose, onClose }: UploadDialogProps) {
  const { client } = trpc.useUtils();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const query = { page, pageSize: PAGE_SIZE, sort: '-id', isLibrary: true, ...(search ? { search } : {}) };
  const found = useQuery({
    ...entityQueries<UploadRow, ListQuery>(upload, client.uploads).list(query),
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.data ?? [];
  return (
    <MediaDialog isOpen isWide title="Datei aus der Bibliothek" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <SearchBox
          label="Dateien durchsuchen: Name, Beschreibung"
          onSearch={(text) => {
            setSearch(text.trim().slice(0, 200));
            setPage(1);
          }}
        />
        {found.isPending && <div className="skeleton h-60" aria-hidden="true" />}
        {found.isError && !found.data && (
          <p className="flex flex-wrap items-center gap-3">
            {recordFailure(upload, 'list')}
            <Button look="secondary" onClick={() => void found.refetch()}>
              Erneut versuchen
            </Button>
          </p>
        )}
        {found.isSuccess && rows.length === 0 && (
          <p className="rounded-card border-2 border-line border-dashed px-4 py-12 text-center text-muted">
            {search ? `Keine Datei passt zu „${search}“.` : 'Noch keine Dateien in der Bibliothek.'}
          </p>
        )}
        <ul className="flex flex-col gap-2">
          {rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                disabled={!isAllowed(row)}
                onClick={() => onChoose(row.id)}
                className="flex w-full items-center gap-3 rounded-theme border border-line bg-card p-2 text-left hover:border-ink disabled:cursor-not-allowed disabled:text-muted disabled:hover:border-line"
              >
                <UploadSign file={row} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{row.name || `Datei ${row.id}`}</span>
                  <span className="block text-muted text-sm">
                    {kindName(row.mimeType)}, {sizeText(row.bytes)}
                    {!isAllowed(row) && `, ${refusal}`}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Pager page={page} pageSize={PAGE_SIZE} total={found.data?.total ?? 0} onPage={setPage} />
      </div>
    </MediaDialog>
  );
}
