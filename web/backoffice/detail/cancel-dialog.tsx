import { useState } from 'react';
import type { StaffOrder } from '#domain/order.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { MessageChoice } from './message-choice.tsx';

const PRESETS: readonly string[] = [
  'Vom Kunden storniert',
  'Nicht abgeholt',
  'Doppelt bestellt',
  'Nicht mehr lieferbar',
];

interface CancelDialogProps {
  order: StaffOrder;
  onClose: () => void;
  onSend: (reason: string) => void;
}

/** Calling off a confirmed order cannot be taken back: asks for the reason. */
export function CancelDialog({ order, onClose, onSend }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={`Bestellung ${order.ticketNumber} stornieren?`}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" size="large" onClick={onClose}>
            Zurück
          </Button>
          <Button size="large" onClick={() => onSend(reason.trim())} className="bg-error! text-white!">
            Stornieren
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <NoticeBox>Die Bestellung ist schon bestätigt. Der Kunde wird per E-Mail verständigt.</NoticeBox>
        <MessageChoice
          label="Grund"
          hint="Nur für das Team; der Kunde liest ihn nicht."
          presets={PRESETS}
          text={reason}
          onChange={setReason}
        />
        {order.isPaid && <NoticeBox tone="warning">Die Zahlung wird automatisch erstattet.</NoticeBox>}
      </div>
    </Overlay>
  );
}
