import { type ReactNode, useEffect, useRef } from 'react';
import type { Section } from '#entities/shapes/content.ts';
import { CopyAndRemove, FoldButton } from '#web/backoffice/crud/inputs/fold-button.tsx';
import type { InputErrors } from '#web/backoffice/crud/inputs/input-props.ts';
import type { RecordValues } from '#web/backoffice/crud/record.ts';
import { SectionFields } from './section-fields.tsx';
import { sectionName, sectionSummary } from './section-kinds.ts';
import * as texts from './texts.ts';

interface SectionCardProps {
  section: Section;
  id: string;
  /** Its index on the page, from 0. */
  index: number;
  handle: ReactNode;
  isOpen: boolean;
  /** Just added or addressed by the URL: scrolls into view and takes focus. */
  isArrived: boolean;
  /** Pages of this type do not show such a section. */
  isHidden: boolean;
  errors: InputErrors;
  isDisabled: boolean;
  record: RecordValues;
  onToggle: () => void;
  onChange: (section: Section) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One section: its header says what it is; expanded it shows its fields. */
export function SectionCard({
  section,
  id,
  index,
  handle,
  isOpen,
  isArrived,
  isHidden,
  errors,
  isDisabled,
  record,
  onToggle,
  onChange,
  onDuplicate,
  onRemove,
}: SectionCardProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isArrived) return;
    toggle.current?.focus({ preventScroll: true });
    toggle.current?.scrollIntoView({ block: 'start' });
  }, [isArrived]);
  const name = sectionName(section);
  const summary = sectionSummary(section);
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <div
      className={`rounded-card border bg-card ${hasErrors ? 'border-error' : 'border-line-strong'}`}
      data-place={index}
    >
      <div className="flex items-center gap-1 p-1.5">
        {handle}
        <FoldButton
          ref={toggle}
          isOpen={isOpen}
          controls={`${id}-fields`}
          hasErrors={hasErrors}
          className="min-w-0 scroll-mt-4 gap-3"
          onToggle={onToggle}
        >
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <span className="font-semibold sm:shrink-0">
              {index + 1}. {texts.SECTION_KINDS[section.type].name}
            </span>
            <span className="min-w-0 truncate text-muted text-sm">{summary}</span>
          </span>
        </FoldButton>
        <CopyAndRemove name={name} isDisabled={isDisabled} onCopy={onDuplicate} onRemove={onRemove} />
      </div>
      {isHidden && (
        <p className="mx-4 mb-3 rounded-theme bg-warning-soft px-3 py-2 text-sm">{texts.sectionNotShown}</p>
      )}
      <div id={`${id}-fields`} hidden={!isOpen} className="border-line border-t p-4 sm:p-5">
        {isOpen && (
          <SectionFields
            section={section}
            id={id}
            errors={errors}
            isDisabled={isDisabled}
            record={record}
            onChange={onChange}
          />
        )}
      </div>
    </div>
  );
}
