import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';

interface DiscardQuestionProps {
  /** The name of the product. */
  name: string;
  isUpdate: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks before a configuration of several steps is thrown away; every way of closing it means that it goes on. */
export function DiscardQuestion({ name, isUpdate, onStay, onDiscard }: DiscardQuestionProps) {
  return (
    <Overlay
      isOpen
      onClose={onStay}
      title="Auswahl verwerfen?"
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button isWide onClick={onStay}>
            Weiter bearbeiten
          </Button>
          <Button look="danger" isWide onClick={onDiscard}>
            Verwerfen
          </Button>
        </div>
      }
    >
      <p className="hyphens-auto">
        {isUpdate
          ? `Ihre Änderungen an „${name}“ sind noch nicht gespeichert.`
          : `„${name}“ ist noch nicht im Warenkorb. Was Sie bisher gewählt haben, geht verloren.`}
      </p>
    </Overlay>
  );
}
