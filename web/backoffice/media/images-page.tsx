import { Link } from 'react-router-dom';
import { imagePath } from '#domain/media/image.ts';
import { type ImageRow, image } from '#entities/image.ts';
import { trpc } from '#web/lib/trpc.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { erased } from '../crud/screen.ts';
import { PICTURE_FILES } from './file-kinds.ts';
import { createPicture } from './image-calls.ts';
import { LibraryPage, type Selection } from './library-page.tsx';
import * as texts from './texts.ts';

const ENTITY = erased(image);

/** #/images: all pictures of the shop, newest first. */
export function ImagesPage() {
  const { client } = trpc.useUtils();
  return (
    <LibraryPage<ImageRow>
      entity={ENTITY}
      purpose={texts.picturesPurpose}
      calls={client.images}
      kind={PICTURE_FILES}
      invitation={texts.dropPictures}
      send={(file, sending) => createPicture(file, '', sending)}
    >
      {(rows, selection) => (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
          {rows.map((row) => (
            <Tile key={row.id} row={row} selection={selection} />
          ))}
        </ul>
      )}
    </LibraryPage>
  );
}

function Tile({ row, selection: { ids, set } }: { row: ImageRow; selection: Selection }) {
  const name = row.alt || texts.numberedPicture(row);
  const isTicked = ids?.includes(row.id) ?? false;
  return (
    <li
      className={`relative overflow-hidden rounded-card border-2 bg-card ${isTicked ? 'border-primary-edge' : 'border-line'}`}
    >
      <Link to={`${image.path}/${row.id}`} className="group block">
        <img
          src={imagePath(row, 'tiny')}
          alt=""
          loading="lazy"
          className="aspect-square w-full bg-sand object-contain"
        />
        <span className="block px-3 py-2">
          <span className="block truncate font-medium group-hover:underline">{name}</span>
          <span className="block text-muted text-sm tabular-nums">
            {row.width} × {row.height}
          </span>
          {row.alt === '' && (
            <span className="mt-1 flex items-center gap-1 font-medium text-sm text-warning">
              <StaffIcon name="warning" className="size-4" />
              {texts.undescribed}
            </span>
          )}
        </span>
      </Link>
      {ids && (
        <label className="absolute top-0 left-0 flex size-11 cursor-pointer items-center justify-center rounded-br-theme bg-card/90">
          <input
            type="checkbox"
            className="tick"
            aria-label={texts.chooseNamed({ name })}
            checked={isTicked}
            onChange={({ target }) =>
              set(target.checked ? [...ids, row.id] : ids.filter((id) => id !== row.id))
            }
          />
        </label>
      )}
    </li>
  );
}
