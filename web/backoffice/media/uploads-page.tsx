import { Link } from 'react-router-dom';
import { uploadPath } from '#domain/media/image.ts';
import { type UploadRow, upload } from '#entities/upload.ts';
import { formatFileSize } from '#web/lib/file-size.ts';
import { trpc } from '#web/lib/trpc.ts';
import { hidden } from '#web/ui/hidden.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { AllTickHead, RowTickCell } from '../crud/list/row-ticks.tsx';
import { erased } from '../crud/screen.ts';
import { TableHead, TableRegion } from '../layout/table-region.tsx';
import { useSession } from '../session/session.tsx';
import { LIBRARY_FILES, refusalOf } from './file-kinds.ts';
import { LibraryPage, type Selection } from './library-page.tsx';
import { FileError } from './send-file.ts';
import * as texts from './texts.ts';
import { createLibraryFile, kindName } from './upload-kind.ts';
import { UploadThumbnail } from './upload-sign.tsx';

const ENTITY = erased(upload);

/** #/uploads: the files of the library, and what guests sent with their orders. */
export function UploadsPage() {
  const { client } = trpc.useUtils();
  return (
    <LibraryPage<UploadRow>
      entity={ENTITY}
      purpose={texts.uploadsPurpose}
      calls={client.uploads}
      kind={LIBRARY_FILES}
      invitation={texts.dropFiles}
      send={(file, sending) => {
        const refusal = refusalOf(LIBRARY_FILES, file);
        return refusal ? Promise.reject(new FileError(refusal)) : createLibraryFile(file, sending);
      }}
    >
      {(rows, selection) => <Table rows={rows} selection={selection} />}
    </LibraryPage>
  );
}

function Table({ rows, selection: { ids, set } }: { rows: readonly UploadRow[]; selection: Selection }) {
  const { branchOf } = useSession();
  return (
    <TableRegion label={texts.uploadsTable}>
      <table className="w-full text-left">
        <TableHead>
          {ids && <AllTickHead ids={rows.map(({ id }) => id)} selected={ids} onSelect={set} />}
          {[texts.columnName, texts.columnKind, texts.columnSize, texts.columnOrigin, texts.file].map(
            (name) => (
              <th key={name} scope="col" className="whitespace-nowrap px-4 py-3 font-semibold">
                {name}
              </th>
            ),
          )}
        </TableHead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => {
            const name = row.name || texts.numberedFile(row);
            return (
              <tr key={row.id} className="hover:bg-paper">
                {ids && <RowTickCell id={row.id} name={name} selected={ids} onSelect={set} />}
                <th scope="row" className="px-4 py-1 font-semibold">
                  <Link
                    to={`${upload.path}/${row.id}`}
                    className="flex min-h-14 items-center gap-3 underline-offset-4 hover:underline"
                  >
                    <UploadThumbnail file={row} />
                    <span className="min-w-32 max-w-80 truncate">{name}</span>
                  </Link>
                </th>
                <td className="whitespace-nowrap px-4 py-2">{kindName(row.mimeType)}</td>
                <td className="whitespace-nowrap px-4 py-2 tabular-nums">{formatFileSize(row.bytes)}</td>
                <td className="px-4 py-2">
                  {row.isLibrary
                    ? texts.fromTheLibrary
                    : [texts.fromAnOrder, (row.branch && branchOf(row.branch)?.name) ?? '']
                        .filter(Boolean)
                        .join(', ')}
                </td>
                <td className="px-4 py-2">
                  <a
                    href={uploadPath(row)}
                    download={name}
                    className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-medium underline-offset-4 hover:underline"
                  >
                    <StaffIcon name="download" />
                    {texts.load({ name, hidden })}
                  </a>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableRegion>
  );
}
