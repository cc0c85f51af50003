import { Link } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { NoticeBox } from '#web/ui/notice.tsx';
import { isOwnComputer } from './table-address.ts';
import * as texts from './texts.ts';

/** Why a QR code would not work as expected: the branch takes no table orders, or phones cannot reach the shop. */
export function SelectionNotice({ branches }: { branches: readonly Branch[] }) {
  const without = branches.filter(
    ({ isDineInEnabled, isTableSelectionEnabled }) => !isDineInEnabled || !isTableSelectionEnabled,
  );
  return (
    <>
      {without.map(({ id, name }) => (
        <NoticeBox key={id} tone="warning" title={texts.notOrderable({ branch: name })}>
          {texts.notOrderableHint({
            branch: (words) => (
              <Link key="branch" to={`/branches/${id}`} className="underline underline-offset-4">
                {words}
              </Link>
            ),
          })}
        </NoticeBox>
      ))}
      {isOwnComputer(window.location.origin) && (
        <NoticeBox tone="warning" title={texts.ownComputer}>
          {texts.ownComputerHint}
        </NoticeBox>
      )}
    </>
  );
}
