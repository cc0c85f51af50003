import type { ReactNode } from 'react';
import { usePreview } from '#web/lib/preview.ts';
import { EditLink } from '../staff/edit-link.tsx';
import type { PlacedSection } from './shown-sections.ts';
import * as texts from './texts.ts';

/** A section of the page being edited: a press on it opens its fields. */
const PREVIEWED = 'cursor-pointer scroll-mt-24 outline-offset-[-3px] hover:outline-3 hover:outline-primary';

interface EditableSectionProps {
  placed: Pick<PlacedSection, 'record' | 'place'>;
  children: ReactNode;
}

/** A section with the way to its fields, for staff and while it is edited. */
export function EditableSection({ placed: { record, place }, children }: EditableSectionProps) {
  const { isPreview, records } = usePreview();
  const typed = record.path === '/sites' ? records.sites : records.blocks;
  const isTyped = isPreview && (typed?.some(({ id }) => id === record.id) ?? false);
  return (
    <div
      className={`relative min-w-0 ${isTyped ? PREVIEWED : ''}`}
      {...(isTyped ? { 'data-place': place } : {})}
    >
      {children}
      <EditLink
        {...record}
        section={place}
        name={texts.sectionNumber({ number: place + 1 })}
        className="right-auto! left-2!"
      />
    </div>
  );
}
