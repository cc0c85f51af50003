import { formatDate } from '#text/calendar/calendar.ts';
import { notify } from '#web/lib/notices.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { StepTitle } from './step-title.tsx';
import * as texts from './texts.ts';

/** Whose codes they are: stands above them on paper. */
export interface CodeOwner {
  email: string;
  shop: string;
  /** For the day on which they were made. */
  timeZone: string;
}

interface RecoveryCodesProps {
  codes: readonly string[];
  owner: CodeOwner;
  /** Of its title, below that of the screen or of the card. */
  Heading?: 'h2' | 'h3';
  /** They have been put somewhere. */
  onKept: () => void;
}

/** Shown this once. */
export function RecoveryCodes({ codes, owner, Heading = 'h3', onKept }: RecoveryCodesProps) {
  const { email, shop, timeZone } = owner;
  const head = texts.codesHead({ shop, email, day: formatDate(new Date(), timeZone) });
  const content = [head, '', ...codes, ''].join('\n');
  const copy = () =>
    navigator.clipboard.writeText(content).then(
      () => notify({ text: texts.copied, tone: 'success' }),
      () => notify({ text: texts.notCopied, tone: 'error' }),
    );
  return (
    <div className="flex flex-col gap-4">
      <StepTitle as={Heading} text={texts.codesTitle} />
      <p>{texts.codesNote}</p>
      <div className="print-area">
        <p className="hidden pb-4 print:block">{head}</p>
        <ul
          aria-label={texts.codesTitle}
          className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card border border-line bg-paper p-4 font-mono text-lg"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          <StaffIcon name="copy" />
          {texts.copy}
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          <StaffIcon name="printer" />
          {texts.print}
        </Button>
        <ButtonAnchor
          look="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(content)}`}
          download={texts.fileName}
        >
          <StaffIcon name="download" />
          {texts.save}
        </ButtonAnchor>
      </div>
      <div>
        <Button onClick={onKept}>{texts.isKept}</Button>
      </div>
    </div>
  );
}
