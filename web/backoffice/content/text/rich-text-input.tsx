import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FieldError } from '#web/ui/field.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { editorTree, type StoredText, storedText } from './stored-text.ts';
import { TEXT_EXTENSIONS } from './text-extensions.ts';
import { TextToolbar } from './text-toolbar.tsx';
import * as texts from './texts.ts';

export interface RichTextInputProps {
  id: string;
  label: string;
  value: StoredText;
  onChange: (value: StoredText) => void;
  error?: string | undefined;
  isDisabled: boolean;
}

/** Rich text with its toolbar. The editor's tree is stored; plain text of old pages is read as well. */
export function RichTextInput({ id, label, value, onChange, error, isDisabled }: RichTextInputProps) {
  const [isLinking, setLinking] = useState(false);
  // The last value emitted from here: its own echo must not move the cursor.
  const known = useRef(value);
  const emit = useRef(onChange);
  emit.current = onChange;
  const attributes = useMemo(
    () => ({
      id,
      'aria-labelledby': `${id}-label`,
      'aria-multiline': 'true',
      class: 'rich-text min-h-28 px-4 py-3 outline-none',
      ...(error ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } : {}),
    }),
    [id, error],
  );
  const editor = useEditor({
    extensions: TEXT_EXTENSIONS,
    content: editorTree(value),
    editable: !isDisabled,
    editorProps: {
      attributes,
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        // Elsewhere the same shortcut opens the search.
        event.preventDefault();
        event.stopPropagation();
        setLinking(true);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => {
      known.current = storedText(changed.getJSON());
      emit.current(known.current);
    },
  });

  useEffect(() => {
    if (JSON.stringify(value) === JSON.stringify(known.current)) return;
    known.current = value;
    editor.commands.setContent(editorTree(value), { emitUpdate: false });
  }, [value, editor]);
  useEffect(() => editor.setEditable(!isDisabled, false), [isDisabled, editor]);

  return (
    <div className="flex flex-col gap-1.5">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: like the label of any field, it only moves the focus. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the editor's own name stands in aria-labelledby. */}
      <span
        id={`${id}-label`}
        className="self-start font-medium text-sm"
        onClick={() => editor.commands.focus()}
      >
        {label}
      </span>
      <div
        className={`rounded-theme border bg-card focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-2 ${error ? 'border-2 border-error' : 'border-line-strong'}`}
      >
        <TextToolbar
          editor={editor}
          label={texts.toolbar({ field: label })}
          controls={id}
          isDisabled={isDisabled}
          onLink={() => setLinking(true)}
        />
        <EditorContent editor={editor} />
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {isLinking && <LinkDialog editor={editor} id={`${id}-link`} onClose={() => setLinking(false)} />}
    </div>
  );
}
