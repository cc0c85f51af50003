import { useState } from 'react';
import { type ImageRef, imagePath } from '#domain/media/image.ts';
import { type ImageRow, image } from '#entities/image.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { erased } from '../crud/screen.ts';
import { imageRefOf } from './image-calls.ts';
import { MediaDialog } from './media-dialog.tsx';
import { SearchedLibrary } from './searched-library.tsx';
import * as texts from './texts.ts';

interface LibraryDialogProps {
  /** Multiple selection, or a single click picks. */
  isMultiple: boolean;
  /** Pictures that are already chosen. */
  taken: readonly number[];
  onChoose: (pictures: ImageRef[]) => void;
  onClose: () => void;
}

const ENTITY = erased(image);

/** All pictures of the shop to choose from, newest first. */
export function LibraryDialog({ isMultiple, taken, onChoose, onClose }: LibraryDialogProps) {
  const { client } = trpc.useUtils();
  const [chosen, setChosen] = useState<readonly ImageRow[]>([]);
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
      title={isMultiple ? texts.libraryPictures : texts.libraryPicture}
      onClose={onClose}
      footer={
        isMultiple && (
          <div className="flex justify-end gap-3">
            <Button look="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button
              disabled={chosen.length === 0}
              onClick={() => {
                onChoose(chosen.map(imageRefOf));
                onClose();
              }}
            >
              {texts.takePictures({ count: chosen.length })}
            </Button>
          </div>
        )
      }
    >
      <SearchedLibrary<ImageRow>
        entity={ENTITY}
        calls={client.images}
        pageSize={24}
        label={texts.searchPictures}
        skeleton="h-80"
        emptyText={(search) => (search ? texts.noPictureFound({ search }) : texts.noPictures)}
      >
        {(rows) => (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 desk:grid-cols-6">
            {rows.map((row) => {
              const isTaken = taken.includes(row.id);
              const isChosen = chosen.some(({ id }) => id === row.id);
              const name = row.alt || texts.numberedPicture(row);
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
                      {isTaken && <span className="block text-muted">{texts.alreadyThere}</span>}
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
        )}
      </SearchedLibrary>
    </MediaDialog>
  );
}
