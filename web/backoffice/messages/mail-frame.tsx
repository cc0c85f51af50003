import { useMemo } from 'react';

interface MailFrameProps {
  html: string;
  title: string;
  className?: string;
  /** How a mail program in dark design shows it. */
  isDark?: boolean;
}

/**
 * The HTML of a mail as a mail program shows it: in a frame of its own origin where nothing runs, whatever it contains. Its
 * links open in a new window; pictures of other hosts are not loaded (the policy of this page holds in the frame, too).
 */
export function MailFrame({ html, title, className = '', isDark = false }: MailFrameProps) {
  const document = useMemo(() => withBase(html, isDark), [html, isDark]);
  return (
    <iframe
      title={title}
      srcDoc={document}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      className={`block border-0 bg-white ${className}`}
    />
  );
}

/** Before everything else, so that it holds for every link. */
function withBase(html: string, isDark: boolean): string {
  const head = `<base target="_blank"><meta name="color-scheme" content="${isDark ? 'dark' : 'light'}">`;
  const at = /<head[^>]*>/i.exec(html);
  return at
    ? html.slice(0, at.index + at[0].length) + head + html.slice(at.index + at[0].length)
    : head + html;
}
