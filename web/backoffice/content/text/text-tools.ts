import type { Editor } from '@tiptap/react';
import type { StaffIconName } from '#web/ui/staff-icon.tsx';

interface TextTool {
  name: string;
  icon: StaffIconName;
  /** How the keyboard does the same. */
  keys?: string;
  /** Without it the dialog of links opens. */
  run?: (editor: Editor) => void;
  /** Whether the text at the cursor has it; absent for what is done once. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const aligned = (side: 'left' | 'center' | 'right', name: string): TextTool => ({
  name,
  icon: `align-${side}`,
  run: (editor) => editor.chain().focus().alignText(side).run(),
  isOn: (editor) =>
    side === 'left'
      ? !editor.isActive({ textAlign: 'center' }) && !editor.isActive({ textAlign: 'right' })
      : editor.isActive({ textAlign: side }),
});

/** In the order of the toolbar. */
export const TEXT_TOOLS: readonly TextTool[] = [
  {
    name: 'Fett',
    icon: 'bold',
    keys: 'Strg+B',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'Kursiv',
    icon: 'italic',
    keys: 'Strg+I',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'Unterstrichen',
    icon: 'underline',
    keys: 'Strg+U',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    name: 'Durchgestrichen',
    icon: 'strike',
    keys: 'Strg+Umschalt+S',
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    name: 'Link',
    icon: 'link',
    keys: 'Strg+K',
    isOn: (editor) => editor.isActive('link'),
  },
  {
    name: 'Zwischenüberschrift',
    icon: 'heading-2',
    keys: 'Strg+Alt+2',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }) || editor.isActive('heading', { level: 1 }),
  },
  {
    name: 'Kleine Zwischenüberschrift',
    icon: 'heading-3',
    keys: 'Strg+Alt+3',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }) || editor.isActive('heading', { level: 4 }),
  },
  {
    name: 'Liste',
    icon: 'list',
    keys: 'Strg+Umschalt+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Nummerierte Liste',
    icon: 'list-ordered',
    keys: 'Strg+Umschalt+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'Zitat',
    icon: 'quote',
    keys: 'Strg+Umschalt+B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { name: 'Trennlinie', icon: 'minus', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  aligned('left', 'Linksbündig'),
  aligned('center', 'Zentriert'),
  aligned('right', 'Rechtsbündig'),
  {
    name: 'Rückgängig',
    icon: 'undo',
    keys: 'Strg+Z',
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    name: 'Wiederholen',
    icon: 'redo',
    keys: 'Strg+Umschalt+Z',
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];
