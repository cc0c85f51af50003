import { useEffect, useState } from 'react';
import { FormHeadAction } from '#web/backoffice/crud/form/form-head-action.tsx';
import { useMay } from '#web/backoffice/session/session.tsx';
import type { ToPreview } from '#web/lib/preview-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { type PreviewDevice, PreviewFrame } from './preview-frame.tsx';
import { usePreviewWishes } from './preview-store.ts';
import * as texts from './texts.ts';

interface PreviewPanelProps {
  message: ToPreview;
  /** One sentence on what it shows. */
  hint: string;
}

/** Beside the form where there is room, else behind a button: the form values as the storefront shows them. */
export function PreviewPanel({ message, hint }: PreviewPanelProps) {
  const [device, setDevice] = useState<PreviewDevice>('phone');
  const [isLarge, setLarge] = useState(false);
  const isBeside = useMedia('(min-width: 80rem)');
  const chosen = usePreviewWishes((wishes) => wishes.chosen);
  const [seen, setSeen] = useState(chosen);
  // Selecting a section means wanting to see its fields.
  if (chosen !== seen) {
    setSeen(chosen);
    setLarge(false);
  }
  // Only managers and administrators may read what is not public yet.
  if (!useMay()(['ROLE_MANAGER'])) return null;
  const choice = <DeviceChoice device={device} onChange={setDevice} />;
  return (
    <>
      {isBeside ? (
        <div className="flex flex-col gap-3">
          <div className="flex items-center justify-between gap-2">
            <h2 className="font-display text-xl">{texts.preview}</h2>
            <div className="flex gap-2">
              {choice}
              <Button look="secondary" size="small" title={texts.enlarge} onClick={() => setLarge(true)}>
                <StaffIcon name="maximize" className="size-4.5" />
                <span className="sr-only">{texts.enlarge}</span>
              </Button>
            </div>
          </div>
          {!isLarge && (
            <PreviewFrame device={device} message={message} className="h-[calc(100dvh-15rem)] min-h-96" />
          )}
          <p className="text-muted text-sm">{hint}</p>
        </div>
      ) : (
        <FormHeadAction>
          <Button look="secondary" title={texts.preview} onClick={() => setLarge(true)}>
            <StaffIcon name="eye" />
            <span className="sr-only sm:not-sr-only">{texts.preview}</span>
          </Button>
        </FormHeadAction>
      )}
      <Overlay isOpen={isLarge} isWide onClose={() => setLarge(false)} title={texts.preview}>
        <div className="flex flex-col gap-3">
          {choice}
          <PreviewFrame
            device={device}
            message={message}
            className="h-[min(70dvh,calc(100dvh-14rem))] min-h-64"
          />
        </div>
      </Overlay>
    </>
  );
}

interface DeviceChoiceProps {
  device: PreviewDevice;
  onChange: (device: PreviewDevice) => void;
}

function DeviceChoice({ device, onChange }: DeviceChoiceProps) {
  const button = (value: PreviewDevice, icon: 'smartphone' | 'device') => (
    <button
      type="button"
      aria-pressed={device === value}
      onClick={() => onChange(value)}
      className="inline-flex min-h-11 items-center gap-2 rounded-theme px-3 font-semibold text-sm hover:bg-ink/8 aria-pressed:bg-ink aria-pressed:text-paper"
    >
      <StaffIcon name={icon} className="size-4.5" />
      {texts.DEVICES[value]}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no fields.
    <div role="group" aria-label={texts.deviceChoice} className="flex self-start">
      {button('phone', 'smartphone')}
      {button('desktop', 'device')}
    </div>
  );
}

function useMedia(query: string): boolean {
  const [isMatching, setMatching] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => setMatching(list.matches);
    list.addEventListener('change', change);
    return () => list.removeEventListener('change', change);
  }, [query]);
  return isMatching;
}
