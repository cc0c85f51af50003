import { useEffect, useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { cropFile } from './cut-out.ts';
import { MediaDialog } from './media-dialog.tsx';
import { FileError, type Sending } from './send-file.ts';
import * as texts from './texts.ts';

interface CropDialogProps {
  title: string;
  hint?: string;
  /** A file chosen just now, or the URL of a stored picture. */
  source: File | { url: string; name: string };
  /** Asked for as well; null where it is kept. */
  alt: string | null;
  /** Whether the uncropped picture may be saved, too. */
  mayKeepWhole: boolean;
  /** Uploads the cropped picture. Throws FileError. */
  save: (file: File, alt: string, sending: Sending) => Promise<void>;
  onClose: () => void;
}

type Ratio = 'whole' | 'free' | number;

const RATIOS: readonly (readonly [Ratio, string])[] = [
  ['whole', texts.ratioWhole],
  ['free', texts.ratioFree],
  [1, '1:1'],
  [4 / 3, '4:3'],
  [16 / 9, '16:9'],
];

/**
 * Crops a picture before it is saved, and asks for its alt text. Stays open with the reason when the server rejects it.
 */
export function CropDialog({ title, hint, source, alt, mayKeepWhole, save, onClose }: CropDialogProps) {
  const url = useAddress(source);
  const picture = useRef<HTMLImageElement>(null);
  const stop = useRef<AbortController | null>(null);
  const [ratio, setRatio] = useState<Ratio>(mayKeepWhole ? 'whole' : 'free');
  const [crop, setCrop] = useState<PercentCrop>();
  const [text, setText] = useState(alt ?? '');
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => () => stop.current?.abort(), []);

  const choose = (next: Ratio) => {
    setRatio(next);
    const shown = picture.current;
    if (next === 'whole' || !shown) return setCrop(undefined);
    const { width, height } = shown;
    const part =
      next === 'free' ? { unit: '%' as const, width: 80, height: 80 } : aspectPart(next, width, height);
    setCrop(centerCrop(part, width, height));
  };
  const isCut = ratio !== 'whole' && crop !== undefined && crop.width > 0 && crop.height > 0;
  const submit = async () => {
    setFailure('');
    setSent(0);
    stop.current = new AbortController();
    try {
      const { name } = source;
      const shown = picture.current;
      const file = isCut && shown ? await cropFile(shown, crop, name) : source;
      if (file instanceof File)
        await save(file, text.trim(), { onProgress: setSent, signal: stop.current.signal });
      onClose();
    } catch (error) {
      if (stop.current.signal.aborted) return;
      setFailure(error instanceof FileError ? error.message : texts.cannotCrop);
      setSent(null);
    }
  };

  return (
    <MediaDialog
      isOpen
      isWide
      title={title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p aria-live="polite" className="mr-auto text-muted text-sm">
            {sent !== null &&
              (sent < 1 ? texts.sending({ percent: Math.round(sent * 100) }) : texts.processing)}
          </p>
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button disabled={sent !== null || !(isCut || mayKeepWhole)} onClick={() => void submit()}>
            {isCut ? texts.saveCrop : texts.savePicture}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {hint && <p className="max-w-prose text-muted">{hint}</p>}
        {failure && (
          <NoticeBox tone="error" role="alert">
            {failure}
          </NoticeBox>
        )}
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 font-medium text-sm">{texts.cropArea}</legend>
          {RATIOS.filter(([one]) => one !== 'whole' || mayKeepWhole).map(([one, name]) => (
            <Button
              key={name}
              look="secondary"
              size="small"
              aria-pressed={ratio === one}
              className="aria-pressed:border-primary-edge aria-pressed:bg-primary-soft"
              onClick={() => choose(one)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
        <div className="flex justify-center rounded-theme bg-sand p-3">
          <ReactCrop
            {...(ratio === 'whole' || !crop ? {} : { crop })}
            disabled={ratio === 'whole' || sent !== null}
            {...(typeof ratio === 'number' ? { aspect: ratio } : {})}
            ariaLabels={texts.CROP_HANDLES}
            keepSelection
            ruleOfThirds
            style={{ maxHeight: '45dvh' }}
            onChange={(_pixels, percent) => setCrop(percent)}
          >
            {url && (
              <img
                ref={picture}
                src={url}
                alt={texts.preview}
                className="w-auto"
                onLoad={() => !mayKeepWhole && choose('free')}
                onError={() => setFailure(texts.notAPicture({ name: source.name }))}
              />
            )}
          </ReactCrop>
        </div>
        {alt !== null && (
          <TextField
            label={texts.description}
            data-autofocus="typing"
            hint={texts.descriptionHint}
            maxLength={255}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </div>
    </MediaDialog>
  );
}

/** As large as fits, with a margin to grab it by. */
function aspectPart(aspect: number, width: number, height: number) {
  const wide = makeAspectCrop({ unit: '%', width: 90 }, aspect, width, height);
  return wide.height > 90 ? makeAspectCrop({ unit: '%', height: 90 }, aspect, width, height) : wide;
}

/** The object URL of a chosen file while it is shown. */
function useAddress(source: CropDialogProps['source']): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!(source instanceof File)) return setUrl(source.url);
    const address = URL.createObjectURL(source);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [source]);
  return url;
}
