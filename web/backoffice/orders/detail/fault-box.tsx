import { useEffect, useRef } from 'react';
import { NoticeBox } from '#web/ui/notice.tsx';

/** What was refused, in the dialog that asked for it: focused as it appears, so that it is in sight and read. */
export function FaultBox({ text }: { text: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null) box.current?.focus();
  }, [text]);
  if (text === null) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <NoticeBox tone="error" role="alert">
        {text}
      </NoticeBox>
    </div>
  );
}
