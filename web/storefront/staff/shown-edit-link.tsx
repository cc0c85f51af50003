import { useKiosk } from '#web/lib/kiosk.ts';
import { usePreview } from '#web/lib/preview.ts';
import { editPath } from '#web/lib/staff.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useEditMode } from './edit-mode.ts';
import * as texts from './texts.ts';

export interface EditLinkProps {
  /** The entity's path and the record's id; the settings have none. */
  path: `/${string}`;
  id: number | null;
  /** What is edited: part of the link's name. */
  name: string;
  /** The index of a section within its page, from 0. */
  section?: number;
  /** Shows its name, for anything larger than a card. */
  isLabelled?: boolean;
  className?: string;
}

/** The link itself; nothing while the administrator looks at the shop as visitors do. */
export function ShownEditLink({
  path,
  id,
  name,
  section,
  isLabelled = false,
  className = '',
}: EditLinkProps) {
  const { isShown } = useEditMode();
  const { isKiosk } = useKiosk();
  const { isPreview } = usePreview();
  if (!isShown || isKiosk || isPreview) return null;
  const href = editPath(path, id) + (section === undefined ? '' : `?section=${section}`);
  const label = texts.edit({ name });
  return (
    <a
      href={href}
      title={label}
      aria-label={label}
      className={`absolute top-2 right-2 z-10 inline-flex h-9 min-w-9 items-center justify-center gap-2 rounded-full bg-ink font-medium text-paper text-sm shadow-lift outline-2 outline-paper/70 hover:bg-primary hover:text-on-primary print:hidden ${isLabelled ? 'pr-4 pl-3' : ''} ${className}`}
    >
      <Icon name="edit" className="size-4.5" />
      {isLabelled && label}
    </a>
  );
}
