import { Link } from 'react-router-dom';
import type { Branch } from '#domain/branch.ts';
import { NoticeBox } from '#web/ui/notice.tsx';
import { isOwnComputer } from './table-address.ts';

/** Why a QR code would not do what is expected of it: the branch takes no orders at tables, or no phone finds the shop. */
export function SelectionNotice({ branches }: { branches: readonly Branch[] }) {
  const without = branches.filter(
    ({ isDineInEnabled, isTableSelectionEnabled }) => !isDineInEnabled || !isTableSelectionEnabled,
  );
  return (
    <>
      {without.map(({ id, name }) => (
        <NoticeBox key={id} tone="warning" title={`„${name}“ nimmt am Tisch noch keine Bestellungen an.`}>
          Schalten Sie in der{' '}
          <Link to={`/branches/${id}`} className="underline underline-offset-4">
            Filiale
          </Link>{' '}
          „Vor Ort“ und „Tischauswahl“ ein.
        </NoticeBox>
      ))}
      {isOwnComputer(window.location.origin) && (
        <NoticeBox tone="warning" title="Diese Adresse gilt nur auf diesem Computer.">
          Öffnen Sie das Backend unter der Adresse Ihres Shops und drucken Sie die QR-Codes von dort.
        </NoticeBox>
      )}
    </>
  );
}
