import type { Editor } from '@tiptap/react';
import type { StaffIconName } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

interface TextTool {
  name: string;
  icon: StaffIconName;
  /** The keyboard shortcut. */
  keys?: string;
  /** Without it the link dialog opens. */
  run?: (editor: Editor) => void;
  /** Whether it applies to the text at the cursor; absent for one-off actions. */
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

/** In toolbar order. */
export const TEXT_TOOLS: readonly TextTool[] = [
  {
    name: texts.bold,
    icon: 'bold',
    keys: texts.ctrl({ key: 'B' }),
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: texts.italic,
    icon: 'italic',
    keys: texts.ctrl({ key: 'I' }),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: texts.underlined,
    icon: 'underline',
    keys: texts.ctrl({ key: 'U' }),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    name: texts.struckThrough,
    icon: 'strike',
    keys: texts.ctrlShift({ key: 'S' }),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    name: texts.link,
    icon: 'link',
    keys: texts.ctrl({ key: 'K' }),
    isOn: (editor) => editor.isActive('link'),
  },
  {
    name: texts.heading,
    icon: 'heading-2',
    keys: texts.ctrlAlt({ key: '2' }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }) || editor.isActive('heading', { level: 1 }),
  },
  {
    name: texts.smallHeading,
    icon: 'heading-3',
    keys: texts.ctrlAlt({ key: '3' }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }) || editor.isActive('heading', { level: 4 }),
  },
  {
    name: texts.list,
    icon: 'list',
    keys: texts.ctrlShift({ key: '8' }),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: texts.numberedList,
    icon: 'list-ordered',
    keys: texts.ctrlShift({ key: '7' }),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: texts.quote,
    icon: 'quote',
    keys: texts.ctrlShift({ key: 'B' }),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { name: texts.divider, icon: 'minus', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  aligned('left', texts.alignLeft),
  aligned('center', texts.alignCenter),
  aligned('right', texts.alignRight),
  {
    name: texts.undo,
    icon: 'undo',
    keys: texts.ctrl({ key: 'Z' }),
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    name: texts.redo,
    icon: 'redo',
    keys: texts.ctrlShift({ key: 'Z' }),
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];
