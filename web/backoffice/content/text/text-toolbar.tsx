import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { TEXT_TOOLS } from './text-tools.ts';

interface TextToolbarProps {
  editor: Editor;
  label: string;
  /** The id of the text. */
  controls: string;
  isDisabled: boolean;
  onLink: () => void;
}

/** The rich text toolbar; arrow keys move between its tools, as in any toolbar. */
export function TextToolbar({ editor, label, controls, isDisabled, onLink }: TextToolbarProps) {
  const states = useEditorState({
    editor,
    selector: ({ editor: shown }) =>
      TEXT_TOOLS.map((tool) => ({
        isOn: tool.isOn?.(shown) ?? null,
        isPossible: tool.isPossible?.(shown) ?? true,
      })),
  });
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(index + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={move}
      className="flex flex-wrap gap-0.5 border-line border-b bg-paper p-1 rounded-t-theme"
    >
      {TEXT_TOOLS.map((tool, index) => {
        const { isOn = null, isPossible = true } = states[index] ?? {};
        const title = tool.keys ? `${tool.name} (${tool.keys})` : tool.name;
        return (
          <button
            key={tool.name}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            disabled={isDisabled || !isPossible}
            aria-label={tool.name}
            title={title}
            {...(isOn === null ? {} : { 'aria-pressed': isOn })}
            // Keeps the text selection when a tool is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (tool.run ? tool.run(editor) : onLink())}
            className="inline-flex size-11 items-center sm:size-10 justify-center rounded-theme hover:bg-ink/8 disabled:cursor-not-allowed disabled:text-muted/50 aria-pressed:bg-ink aria-pressed:text-paper"
          >
            <StaffIcon name={tool.icon} className="size-4.5" />
          </button>
        );
      })}
    </div>
  );
}
