import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import * as texts from './texts.ts';

interface DiscardQuestionProps {
  /** The product's name. */
  name: string;
  isUpdate: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks before discarding a configuration of several steps; dismissing it in any way keeps the work. */
export function DiscardQuestion({ name, isUpdate, onStay, onDiscard }: DiscardQuestionProps) {
  return (
    <Overlay
      isOpen
      onClose={onStay}
      title={texts.discardTitle}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button isWide onClick={onStay}>
            {texts.goOnEditing}
          </Button>
          <Button look="danger" isWide onClick={onDiscard}>
            {texts.discard}
          </Button>
        </div>
      }
    >
      <p className="hyphens-auto">{isUpdate ? texts.discardChanges({ name }) : texts.discardNew({ name })}</p>
    </Overlay>
  );
}
