import { useState } from 'react';
import { createPortal } from 'react-dom';
import { addressIn, LANGUAGE } from '#domain/text/language.ts';
import { type LegalName, type LegalText, legalText } from '#web/lib/legal.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { TextBody } from '../text/text-body.tsx';
import * as texts from './legal-texts.ts';

const LOOK = 'font-medium text-primary underline underline-offset-2';

/** A link that opens a legal text over the page, or its external address; plain words if the shop has neither. */
export function LegalLink({ name, words }: { name: LegalName; words: string }) {
  const text = legalText(useShop().shop.config, name);
  const [isOpen, setIsOpen] = useState(false);
  if (!text?.href) return <>{words}</>;
  if (text.isExternal) {
    return (
      <a href={text.href} target="_blank" rel="noreferrer" className={LOOK}>
        {words}
        <span className="sr-only"> {texts.newWindow}</span>
      </a>
    );
  }
  return (
    <>
      <a
        href={addressIn(LANGUAGE, text.href)}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
        className={LOOK}
      >
        {words}
      </a>
      {isOpen && createPortal(<LegalOverlay text={text} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}

/** Rendered outside the label around the link: a click in there would tick its box. */
function LegalOverlay({ text, onClose }: { text: LegalText; onClose: () => void }) {
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={text.title}
      isText
      footer={
        <Button isWide onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <TextBody text={text.text} />
    </Overlay>
  );
}
