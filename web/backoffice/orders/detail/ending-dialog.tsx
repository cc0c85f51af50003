import { useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { MessageChoice } from './message-choice.tsx';

interface Ending {
  verb: string;
  button: string;
  /** What is to be known before. */
  notice: string | null;
  label: string;
  hint: string;
  presets: readonly string[];
}

/** The two steps that end an order and cannot be taken back. */
const ENDINGS = {
  reject: {
    verb: 'ablehnen',
    button: 'Ablehnen',
    notice: null,
    label: 'Nachricht an den Kunden',
    hint: 'Der Kunde liest sie auf der Statusseite und in der E-Mail. Sie kann auch leer bleiben.',
    presets: [
      'Leider ist heute bereits alles ausverkauft.',
      'Leider sind wir gerade ausgelastet und schaffen Ihre Bestellung nicht rechtzeitig.',
      'Leider liefern wir nicht an diese Adresse.',
      'Wir haben leider kurzfristig geschlossen.',
    ],
  },
  cancel: {
    verb: 'stornieren',
    button: 'Stornieren',
    notice: 'Die Bestellung ist schon bestätigt. Der Kunde wird per E-Mail verständigt.',
    label: 'Grund',
    hint: 'Nur für das Team; der Kunde liest ihn nicht.',
    presets: ['Vom Kunden storniert', 'Nicht abgeholt', 'Doppelt bestellt', 'Nicht mehr lieferbar'],
  },
} satisfies Record<string, Ending>;

interface EndingDialogProps {
  order: StaffOrder;
  step: keyof typeof ENDINGS;
  onClose: () => void;
  onSend: (text: string) => void;
}

/** Asks for the words before an order ends: a rejection is read by the customer, a cancellation by the team. */
export function EndingDialog({ order, step, onClose, onSend }: EndingDialogProps) {
  const { verb, button, notice, label, hint, presets }: Ending = ENDINGS[step];
  const [text, setText] = useState('');
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={`Bestellung ${order.ticketNumber} ${verb}?`}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" size="large" onClick={onClose}>
            Zurück
          </Button>
          <Button size="large" onClick={() => onSend(text.trim())} className="bg-error! text-white!">
            {button}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {notice && <NoticeBox>{notice}</NoticeBox>}
        <MessageChoice label={label} hint={hint} presets={presets} text={text} onChange={setText} />
        {order.isPaid && <NoticeBox tone="warning">Die Zahlung wird automatisch erstattet.</NoticeBox>}
      </div>
    </Overlay>
  );
}
