import type { SectionType } from '#entities/shapes/content.ts';
import { Overlay } from '#web/ui/overlay.tsx';
import { SECTION_TYPES } from './section-kinds.ts';
import * as texts from './texts.ts';

interface SectionMenuProps {
  isAllowed: (type: SectionType) => boolean;
  onChoose: (type: SectionType) => void;
  onClose: () => void;
}

/** What can be added to a page, each type with its name and purpose. */
export function SectionMenu({ isAllowed, onChoose, onClose }: SectionMenuProps) {
  return (
    <Overlay isOpen isWide onClose={onClose} title={texts.addSection}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {SECTION_TYPES.filter(isAllowed).map((type) => {
          const { name, description } = texts.SECTION_KINDS[type];
          return (
            <li key={type}>
              <button
                type="button"
                onClick={() => onChoose(type)}
                className="flex h-full w-full flex-col gap-1 rounded-card border border-line-strong bg-card px-4 py-3 text-left hover:border-ink hover:bg-paper"
              >
                <span className="font-semibold">{name}</span>
                <span className="text-muted text-sm">{description}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Overlay>
  );
}
