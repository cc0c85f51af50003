import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { isWebLink } from '#domain/text/link.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { AddressField } from '../address-field.tsx';
import * as texts from './texts.ts';

interface LinkDialogProps {
  editor: Editor;
  id: string;
  onClose: () => void;
}

/** Sets the link of the selected text, of the link at the cursor, or of new text at the cursor. */
export function LinkDialog({ editor, id, onClose }: LinkDialogProps) {
  const stored: unknown = editor.getAttributes('link').href;
  const before = typeof stored === 'string' ? stored : '';
  const isNew = before === '' && editor.state.selection.empty;
  const [href, setHref] = useState(before);
  const [words, setWords] = useState('');
  const [error, setError] = useState('');

  const close = () => {
    onClose();
    // The dialog returns focus to the button that opened it.
    requestAnimationFrame(() => editor.commands.focus());
  };
  const apply = () => {
    const address = completed(href);
    if (!isWebLink(address)) {
      setError(texts.addressError);
      return;
    }
    const chain = editor.chain().focus();
    if (isNew) {
      const text = words.trim() || address;
      const marks = [{ type: 'link', attrs: { href: address } }];
      chain
        .insertContent([{ type: 'text', text, marks }])
        .unsetMark('link')
        .run();
    } else chain.extendMarkRange('link').setLink({ href: address }).run();
    close();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };

  return (
    <Overlay
      isOpen
      onClose={close}
      title={texts.link}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {before !== '' && (
            <Button look="danger" onClick={remove} className="mr-auto">
              {texts.removeLink}
            </Button>
          )}
          <Button look="secondary" onClick={close}>
            {texts.cancel}
          </Button>
          <Button onClick={apply}>{texts.apply}</Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter would send the form around the dialog. */}
      <div
        className="flex flex-col gap-5"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      >
        <AddressField id={id} label={texts.target} value={href} error={error} onChange={setHref} />
        {isNew && (
          <TextField
            id={`${id}-words`}
            label={texts.linkWords}
            value={words}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </div>
    </Overlay>
  );
}

/** 'www.example.at' means https, 'office@example.at' an e-mail. */
function completed(typed: string): string {
  const text = typed.trim();
  if (/^www\.[^\s/]+\.[a-z]{2,}/i.test(text)) return `https://${text}`;
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  return text;
}
