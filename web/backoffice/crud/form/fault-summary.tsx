import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { atField } from '#web/lib/errors.ts';
import { NoticeBox } from '#web/ui/notice.tsx';
import type { InputErrors } from '../inputs/input-props.ts';
import type { AnyEntity } from '../record.ts';
import type { FormSection } from '../screen.ts';
import { type FormFault, formFaults } from './form-faults.ts';
import * as texts from './texts.ts';

interface FaultSummaryProps {
  entity: AnyEntity;
  sections: readonly FormSection[];
  errors: InputErrors;
  /** How often a save was rejected: each time focus moves to what is wrong. */
  refusals: number;
}

/** More than these would be a wall of text; the next save shows the rest. */
const MOST = 8;

/**
 * Errors that no field displays, in one element above the fields: of controls without room for an error, of hidden parts,
 * and rejections by the server that concern no field. No form fails silently.
 */
export function FaultSummary({ entity, sections, errors, refusals }: FaultSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const [unsaid, setUnsaid] = useState<ReadonlySet<string>>(new Set());
  const shown = sections.flatMap(({ fields }) => fields);
  const faults = formFaults(entity, errors, shown);
  const latest = useRef(faults);
  latest.current = faults;
  useEffect(() => {
    if (refusals === 0) return;
    // By then collapsed parts are rendered, and the fields are enabled again.
    const frame = requestAnimationFrame(() => {
      const { current } = box;
      const [first] = latest.current;
      if (!current || !first) return;
      const hidden = latest.current.filter((fault) => !isSaid(current, fault, latest.current));
      flushSync(() => setUnsaid(new Set(hidden.map(({ path }) => path))));
      if (hidden.length > 0) current.focus();
      else showFault(current, first);
    });
    return () => cancelAnimationFrame(frame);
  }, [refusals]);
  const listed = faults.filter(({ path }) => unsaid.has(path));
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 empty:hidden">
      {listed.length > 0 && (
        <NoticeBox tone="error">
          <p role="alert" className="font-semibold">
            {texts.notSaved}
          </p>
          <ul className="mt-1">
            {listed.slice(0, MOST).map((fault) => (
              <li key={fault.path}>
                <FaultLine fault={fault} onShow={() => box.current && showFault(box.current, fault)} />
              </li>
            ))}
          </ul>
          {listed.length > MOST && (
            <p className="py-1">{texts.moreFaults({ count: listed.length - MOST })}</p>
          )}
        </NoticeBox>
      )}
    </div>
  );
}

function FaultLine({ fault, onShow }: { fault: FormFault; onShow: () => void }) {
  const { place, text, field } = fault;
  const words = atField(place, text);
  if (field === null) return <p className="py-1">{words}</p>;
  return (
    <button
      type="button"
      onClick={onShow}
      className="py-1 text-left underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {words}
    </button>
  );
}

/** Where the field is (record-fields.tsx). */
function placeOf(box: HTMLElement, { field }: Pick<FormFault, 'field'>): HTMLElement | null {
  if (field === null) return null;
  return box.parentElement?.querySelector(`[data-field="${CSS.escape(field)}"]`) ?? null;
}

/** Whether the message is shown at its field, as often as it occurs there. */
function isSaid(box: HTMLElement, { field, text }: FormFault, faults: readonly FormFault[]): boolean {
  const said = placeOf(box, { field })?.textContent.split(text).length ?? 1;
  return said - 1 >= faults.filter((other) => other.field === field && other.text === text).length;
}

/** Focuses the invalid control, or the first one of its field. */
function showFault(box: HTMLElement, fault: FormFault): void {
  const place = placeOf(box, fault);
  const control =
    place?.querySelector<HTMLElement>('[aria-invalid=true]') ?? place?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
  // The message is below its control, perhaps just out of view.
  const sentence = control?.getAttribute('aria-describedby')?.split(' ').at(-1);
  const end = sentence === undefined ? control : (document.getElementById(sentence) ?? control);
  end?.scrollIntoView({ block: 'nearest' });
}

const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled, [contenteditable=true]';
