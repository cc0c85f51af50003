import { useLayoutEffect, useMemo, useRef, useState } from 'react';

/** The widths that mails are looked at, in CSS pixels. */
const MAIL_WIDTHS = { phone: 360, desktop: 720 } as const;
export type MailWidth = keyof typeof MAIL_WIDTHS;

interface MailFrameProps {
  html: string;
  title: string;
  width: MailWidth;
  /** As a mail program in dark design shows it. */
  isDark?: boolean;
}

/**
 * The HTML of a mail as a mail program shows it: in a frame of its own origin where nothing runs, whatever it contains. Its
 * links open in a new window; what other hosts would have to send is not loaded (the policy of this page holds inside, too).
 * Scaled down where there is less room than the width asks for.
 */
export function MailFrame({ html, title, width, isDark = false }: MailFrameProps) {
  const { box, room, height } = useRoom();
  const page = useMemo(() => withDesign(withOwnWindows(html), isDark), [html, isDark]);
  const wanted = MAIL_WIDTHS[width];
  const scale = room === 0 ? 1 : Math.min(1, room / wanted);
  // A window is as wide as there is room; a phone is not.
  const shown = width === 'desktop' ? Math.max(wanted, room) : wanted;
  return (
    <div
      ref={box}
      className="relative h-[65dvh] min-h-80 overflow-hidden rounded-card border border-line-strong bg-sand"
    >
      <iframe
        title={title}
        srcDoc={page}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        className="absolute top-0 left-1/2 origin-top-left border-0 bg-white"
        style={{
          width: shown,
          height: height / scale,
          transform: `scale(${scale}) translateX(-50%)`,
          colorScheme: isDark ? 'dark' : 'light',
        }}
      />
    </div>
  );
}

/** Links of a mail must not replace it in its frame. */
function withOwnWindows(html: string): string {
  const base = '<base target="_blank">';
  const head = /<head[^>]*>/i.exec(html);
  const at = head ? head.index + head[0].length : 0;
  return html.slice(0, at) + base + html.slice(at);
}

const DARK = /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi;

/** The design that is looked at decides, not that of the device: as conditions that always hold, or never. */
function withDesign(html: string, isDark: boolean): string {
  return html.replace(DARK, isDark ? '(min-width: 0px)' : '(max-width: 0px)');
}

function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ room: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setSize({ room: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, ...size };
}
