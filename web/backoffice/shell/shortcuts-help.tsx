import { useEffect, useRef } from 'react';
import { Overlay } from '#web/ui/overlay.tsx';
import * as texts from './texts.ts';

/** Keys and their descriptions. */
export type Shortcuts = readonly (readonly [string, string])[];

interface ShortcutsHelpProps {
  shortcuts: Shortcuts;
  isOpen: boolean;
  onClose: () => void;
}

export function ShortcutsHelp({ shortcuts, isOpen, onClose }: ShortcutsHelpProps) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} title={texts.shortcuts}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
        {shortcuts.map(([keys, meaning]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-md border border-line-strong bg-paper px-2 py-1 font-sans font-semibold text-sm">
                {keys}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Overlay>
  );
}

/** Whether a key belongs to a field, and not to the board. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return (
    event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]')
  );
}

/** Calls back on '?'. */
export function useHelpKey(onHelp: () => void): void {
  const latest = useRef(onHelp);
  latest.current = onHelp;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
