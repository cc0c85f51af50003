import { useState } from 'react';
import { TableHead, TableRegion } from '#web/backoffice/layout/table-region.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import type { ImportPlan, PlannedRow } from './plan.ts';
import * as texts from './texts.ts';

type Kind = PlannedRow['kind'];

const LOOKS: Readonly<Record<Kind, string>> = {
  created: 'bg-secondary-soft text-ink',
  changed: 'bg-warning-soft text-ink',
  unchanged: 'bg-sand text-ink',
  wrong: 'bg-error-soft text-error',
};
const ORDER: readonly Kind[] = ['created', 'changed', 'unchanged', 'wrong'];
/** More rows help nobody, and slow the page down. */
const SHOWN = 200;

/** On a phone number and kind stand below the name, so that the outcome, which matters, is in sight. */
const COLUMNS: readonly { head: string; isHidden?: boolean; isWide?: boolean }[] = [
  { head: texts.row },
  { head: texts.uid, isWide: true },
  { head: texts.product },
  { head: texts.kind, isHidden: true, isWide: true },
  { head: texts.outcome },
];

/** What every row of the file would do; invalid rows name the column at fault. */
export function ImportPreview({ file, plan }: { file: string; plan: ImportPlan }) {
  const count = (kind: Kind) => plan.rows.filter((row) => row.kind === kind).length;
  const [shown, setShown] = useState<Kind | null>(null);
  const rows = shown ? plan.rows.filter(({ kind }) => kind === shown) : plan.rows;
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-display text-2xl">{texts.rowsInFile({ rows: plan.rows.length, file })}</h2>
      {plan.unknown.length > 0 && (
        <NoticeBox tone="warning" icon="info">
          {texts.unknownColumns({ count: plan.unknown.length, columns: plan.unknown.join(', ') })}
        </NoticeBox>
      )}
      {plan.newCategories.length > 0 && (
        <NoticeBox tone="warning" icon="info">
          {texts.newCategories({ count: plan.newCategories.length, names: plan.newCategories.join(', ') })}
        </NoticeBox>
      )}
      {count('wrong') > 0 && <NoticeBox tone="error">{texts.wrongRows({ count: count('wrong') })}</NoticeBox>}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{texts.filterLabel}</legend>
        <Filter
          isOn={shown === null}
          onPress={() => setShown(null)}
          text={texts.allRows({ count: plan.rows.length })}
        />
        {ORDER.map((kind) => (
          <Filter
            key={kind}
            isOn={shown === kind}
            isDisabled={count(kind) === 0}
            onPress={() => setShown(kind)}
            text={texts.countOfKind({ count: count(kind), kind: texts.KINDS[kind] })}
          />
        ))}
      </fieldset>
      <TableRegion label={texts.rowsLabel}>
        <table className="w-full text-left">
          <TableHead>
            {COLUMNS.map(({ head, isHidden, isWide }) => (
              <th
                key={head}
                scope="col"
                className={`px-3 py-2 font-semibold sm:px-4 ${isWide ? 'max-sm:hidden' : ''}`}
              >
                <span className={isHidden ? 'sr-only' : ''}>{head}</span>
              </th>
            ))}
          </TableHead>
          <tbody className="divide-y divide-line align-top">
            {rows.slice(0, SHOWN).map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </tbody>
        </table>
        {rows.length > SHOWN && (
          <p className="px-4 py-3 text-muted text-sm">{texts.moreRows({ count: rows.length - SHOWN })}</p>
        )}
      </TableRegion>
    </div>
  );
}

interface FilterProps {
  text: string;
  isOn: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

function Filter({ text, isOn, isDisabled = false, onPress }: FilterProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onPress}
      className={`min-h-11 rounded-full border px-4 text-sm disabled:cursor-not-allowed disabled:border-line disabled:text-muted ${isOn ? 'border-ink bg-ink text-white' : 'border-line-strong bg-card'}`}
    >
      {text}
    </button>
  );
}

function Row({ row }: { row: PlannedRow }) {
  const { line, uid, name, kind, differences, errors } = row;
  return (
    <tr>
      <td className="px-3 py-2 text-muted tabular-nums sm:px-4">{line}</td>
      <td className="px-4 py-2 max-sm:hidden">{uid || '–'}</td>
      <th scope="row" className="px-3 py-2 font-medium sm:px-4">
        <span className="break-words">{name || '–'}</span>
        <span className="block break-all font-normal text-muted text-sm sm:hidden">{uid || '–'}</span>
        <span className="mt-1 block sm:hidden">
          <KindBadge kind={kind} />
        </span>
      </th>
      <td className="px-4 py-2 max-sm:hidden">
        <KindBadge kind={kind} />
      </td>
      <td className="px-3 py-2 text-sm sm:min-w-64 sm:px-4">
        {kind === 'created' && texts.willBeCreated}
        {kind === 'unchanged' && <span className="text-muted">{texts.staysAsItIs}</span>}
        {kind === 'changed' && (
          <ul>
            {differences.map(({ header, before, after }) => (
              <li key={header} className="break-words">
                {header}: <span className="text-muted">{short(before)}</span> →{' '}
                <strong>{short(after)}</strong>
              </li>
            ))}
          </ul>
        )}
        {kind === 'wrong' && (
          <ul className="font-medium text-error">
            {errors.map(({ header, text }) => (
              <li key={header + text} className="break-words">
                {header}: {text}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}

function KindBadge({ kind }: { kind: Kind }) {
  return (
    <span className={`whitespace-nowrap rounded-full px-2.5 py-1 font-medium text-sm ${LOOKS[kind]}`}>
      {texts.KINDS[kind]}
    </span>
  );
}

/** Long descriptions are truncated. */
function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
