import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import * as texts from './texts.ts';
import type { Invoice } from './use-invoices.ts';

interface CancelInvoiceDialogProps {
  invoice: Invoice;
  onClose: () => void;
  onSend: (reason: string) => void;
}

/** Asks before what is left of an invoice is credited: a number is used up for ever. */
export function CancelInvoiceDialog({ invoice, onClose, onSend }: CancelInvoiceDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.cancelInvoiceTitle({ number: invoice.number })}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" size="large" onClick={onClose}>
            {texts.back}
          </Button>
          <Button size="large" onClick={() => onSend(reason.trim())} className="bg-error! text-white!">
            {texts.cancelInvoice}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <NoticeBox>{texts.cancelInvoiceNotice}</NoticeBox>
        <TextField
          label={texts.reason}
          hint={texts.invoiceReasonHint}
          maxLength={1_000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Overlay>
  );
}
