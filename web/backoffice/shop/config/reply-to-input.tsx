import { control } from '#web/backoffice/crud/inputs/control.ts';
import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { EmailInput } from '#web/backoffice/crud/inputs/plain-inputs.tsx';
import { TestMail } from '#web/backoffice/messages/test-mail.tsx';
import * as texts from './texts.ts';

/** The last field about mails, and below it whether any leave. */
function ReplyToInput(props: InputProps<string>) {
  return (
    <div className="flex flex-col gap-3">
      <EmailInput {...props} />
      <p className="text-muted text-sm">{texts.testMailHint}</p>
      <TestMail />
    </div>
  );
}

export const MAIL_INPUTS = { mailReplyTo: control<string>(ReplyToInput) };
