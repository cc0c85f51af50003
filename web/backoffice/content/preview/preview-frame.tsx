import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PREVIEW_ADDRESS } from '#web/lib/preview.ts';
import { fromPreview, type ToPreview } from '#web/lib/preview-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { chooseSection, usePreviewWishes } from './preview-store.ts';
import * as texts from './texts.ts';

/** The preview widths, in CSS pixels. */
const PREVIEW_WIDTHS = { phone: 390, desktop: 1440 } as const;
export type PreviewDevice = keyof typeof PREVIEW_WIDTHS;

interface PreviewFrameProps {
  device: PreviewDevice;
  /** The current form values. */
  message: ToPreview;
  className?: string;
}

/** Debounce of the preview while typing, in ms. */
const PAUSE = 150;
/** Without an answer for this long something is wrong, in ms. */
const TIMEOUT = 20_000;

/** The actual storefront in a frame, as wide as the device and scaled to the available space. */
export function PreviewFrame({ device, message, className = '' }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { box, width, height } = useSize();
  const [attempt, setAttempt] = useState(0);
  const state = usePreviewState(frame, message, attempt);
  const reveal = usePreviewWishes((wishes) => wishes.reveal);
  const [seen] = useState(reveal);

  useEffect(() => {
    if (reveal && reveal !== seen) post(frame.current, { type: 'theke-preview-reveal', place: reveal.place });
  }, [reveal, seen]);

  const scale = width === 0 ? 1 : Math.min(1, width / PREVIEW_WIDTHS[device]);
  return (
    <div
      ref={box}
      className={`relative overflow-hidden rounded-card border border-line-strong bg-paper ${className}`}
    >
      <iframe
        key={attempt}
        ref={frame}
        src={PREVIEW_ADDRESS}
        title={texts.frameTitle({ device: texts.DEVICES[device] })}
        className="absolute top-0 left-1/2 origin-top-left border-0 bg-paper"
        style={{
          width: PREVIEW_WIDTHS[device],
          height: height / scale,
          transform: `scale(${scale}) translateX(-50%)`,
        }}
      />
      {state !== 'shown' && (
        <div
          role="status"
          className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-paper p-6 text-center text-muted"
        >
          {state === 'waiting' ? (
            texts.loadingPreview
          ) : (
            <>
              <p>{texts.failed}</p>
              <Button look="secondary" onClick={() => setAttempt(attempt + 1)}>
                {texts.retry}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Sends the form values as soon as the frame is listening, and reports whether they are shown. */
function usePreviewState(
  frame: { readonly current: HTMLIFrameElement | null },
  message: ToPreview,
  attempt: number,
): 'waiting' | 'shown' | 'failed' {
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  const [isReady, setReady] = useState(false);
  // Every render makes a new message object; only its content counts.
  const text = JSON.stringify(message);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has a frame of its own.
  useEffect(() => {
    setState('waiting');
    setReady(false);
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'failed' : now)), TIMEOUT);
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      const answer = fromPreview.safeParse(data);
      if (!answer.success) return;
      if (answer.data.type === 'theke-preview-ready') setReady(true);
      if (answer.data.type === 'theke-preview-shown') setState('shown');
      if (answer.data.type === 'theke-preview-section') chooseSection(answer.data.place);
    };
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [frame, attempt]);

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => post(frame.current, JSON.parse(text) as ToPreview), PAUSE);
    return () => clearTimeout(timer);
  }, [frame, isReady, text]);
  return state;
}

function post(frame: HTMLIFrameElement | null, message: ToPreview): void {
  frame?.contentWindow?.postMessage(message, location.origin);
}

function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, ...size };
}
