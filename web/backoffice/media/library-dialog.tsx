import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ImageRef, imagePath } from '#domain/image.ts';
import { type ImageRow, image } from '#entities/image.ts';
import { recordFailure } from '#text/error-catalogue.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { Pager } from '../crud/list/pager.tsx';
import { imageRefOf } from './image-calls.ts';
import { MediaDialog } from './media-dialog.tsx';
import { SearchBox } from './search-box.tsx';

interface LibraryDialogProps {
  /** Several can be ticked, or one press chooses. */
  isMultiple: boolean;
  /** Pictures that are already there. */
  taken: readonly number[];
  onChoose: (pictures: ImageRef[]) => void;
  onClose: () => void;
}

const PAGE_SIZE = 24;

/** Every picture of the shop to choose from, the newest first. */
export function LibraryDialog({ isMultiple, taken, onChoose, onClose }: LibraryDialogProps) {
  const { client } = trpc.useUtils();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly ImageRow[]>([]);
  const query = { page, pageSize: PAGE_SIZE, sort: '-id', ...(search ? { search } : {}) };
  const found = useQuery({
    ...entityQueries<ImageRow, typeof query>(image, client.images).list(query),
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.data ?? [];
  const press = (row: ImageRow) => {
    if (!isMultiple) {
      onChoose([imageRefOf(row)]);
      return onClose();
    }
    setChosen((before) =>
      before.some(({ id }) => id === row.id) ? before.filter(({ id }) => id !== row.id) : [...before, row],
    );
  };
  return (
    <MediaDialog
      isOpen
      isWide
      title={isMultiple ? 'Bilder aus der Bibliothek' : 'Bild aus der Bibliothek'}
      onClose={onClose}
      footer={
        isMultiple && (
          <div className="flex justify-end gap-3">
            <Button look="secondary" onClick={onClose}>
              Abbrechen
            </Button>
            <Button
              disabled={chosen.length === 0}
              onClick={() => {
                onChoose(chosen.map(imageRefOf));
                onClose();
              }}
            >
              {chosen.length === 1 ? '1 Bild übernehmen' : `${chosen.length} Bilder übernehmen`}
            </Button>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <SearchBox
          label="Bilder durchsuchen: Beschreibung"
          onSearch={(text) => {
            setSearch(text.trim().slice(0, 200));
            setPage(1);
          }}
        />
        {found.isPending && <div className="skeleton h-80" aria-hidden="true" />}
        {found.isError && !found.data && (
          <p className="flex flex-wrap items-center gap-3">
            {recordFailure(image, 'list')}
            <Button look="secondary" onClick={() => void found.refetch()}>
              Erneut versuchen
            </Button>
          </p>
        )}
        {found.isSuccess && rows.length === 0 && (
          <p className="rounded-card border-2 border-line border-dashed px-4 py-12 text-center text-muted">
            {search
              ? `Kein Bild mit „${search}“ in der Beschreibung.`
              : 'Noch keine Bilder. Laden Sie das erste hoch.'}
          </p>
        )}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 desk:grid-cols-6">
          {rows.map((row) => {
            const isTaken = taken.includes(row.id);
            const isChosen = chosen.some(({ id }) => id === row.id);
            const name = row.alt || `Bild ${row.id}`;
            return (
              <li key={row.id}>
                <button
                  type="button"
                  disabled={isTaken}
                  {...(isMultiple ? { 'aria-pressed': isChosen } : {})}
                  onClick={() => press(row)}
                  className="group relative flex w-full flex-col overflow-hidden rounded-theme border-2 border-line bg-card text-left hover:border-ink disabled:cursor-not-allowed disabled:hover:border-line aria-pressed:border-primary-edge"
                >
                  <img
                    src={imagePath(row, 'tiny')}
                    alt=""
                    loading="lazy"
                    className="aspect-square w-full bg-sand object-contain group-disabled:opacity-50"
                  />
                  <span className="w-full truncate px-2 py-1.5 text-sm">
                    {name}
                    {isTaken && <span className="block text-muted">schon dabei</span>}
                  </span>
                  {isChosen && (
                    <span className="absolute top-2 right-2 rounded-full bg-primary p-1 text-on-primary">
                      <StaffIcon name="check" className="size-4" />
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
        <Pager page={page} pageSize={PAGE_SIZE} total={found.data?.total ?? 0} onPage={setPage} />
      </div>
    </MediaDialog>
  );
}
