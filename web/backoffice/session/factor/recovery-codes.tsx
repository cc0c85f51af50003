import { notify } from '#web/lib/notices.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  /** They have been put somewhere. */
  onKept: () => void;
}

/** Shown this once. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const content = [texts.fileHead({ email }), '', ...codes, ''].join('\n');
  const copy = () =>
    navigator.clipboard.writeText(content).then(
      () => notify({ text: texts.copied, tone: 'success' }),
      () => notify({ text: texts.notCopied, tone: 'error' }),
    );
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-semibold text-lg">{texts.codesTitle}</h3>
      <p>{texts.codesNote}</p>
      <ul
        aria-label={texts.codesTitle}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card border border-line bg-paper p-4 font-mono text-lg"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          <StaffIcon name="copy" />
          {texts.copy}
        </Button>
        <a
          className="inline-flex min-h-11 items-center gap-2 rounded-theme border border-ink/40 px-4 font-semibold"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(content)}`}
          download={texts.fileName}
        >
          <StaffIcon name="download" />
          {texts.save}
        </a>
        <Button look="secondary" onClick={() => window.print()}>
          <StaffIcon name="printed" />
          {texts.print}
        </Button>
      </div>
      <div>
        <Button onClick={onKept}>{texts.isKept}</Button>
      </div>
    </div>
  );
}
