import { useState } from 'react';
import type { StaffOrder } from '#domain/order.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { MessageChoice } from './message-choice.tsx';

const PRESETS: readonly string[] = [
  'Leider ist heute bereits alles ausverkauft.',
  'Leider sind wir gerade ausgelastet und schaffen Ihre Bestellung nicht rechtzeitig.',
  'Leider liefern wir nicht an diese Adresse.',
  'Wir haben leider kurzfristig geschlossen.',
];

interface RejectDialogProps {
  order: StaffOrder;
  onClose: () => void;
  onSend: (message: string) => void;
}

/** Turning an order down cannot be taken back: asks for the words that the customer will read. */
export function RejectDialog({ order, onClose, onSend }: RejectDialogProps) {
  const [message, setMessage] = useState('');
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={`Bestellung ${order.ticketNumber} ablehnen?`}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" size="large" onClick={onClose}>
            Zurück
          </Button>
          <Button size="large" onClick={() => onSend(message.trim())} className="bg-error! text-white!">
            Ablehnen
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <MessageChoice
          label="Nachricht an den Kunden"
          hint="Der Kunde liest sie auf der Statusseite und in der E-Mail. Sie kann auch leer bleiben."
          presets={PRESETS}
          text={message}
          onChange={setMessage}
        />
        {order.isPaid && <NoticeBox tone="warning">Die Zahlung wird automatisch erstattet.</NoticeBox>}
      </div>
    </Overlay>
  );
}
