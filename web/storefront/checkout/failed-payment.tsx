import { errorText } from '#text/errors/error-text.ts';
import { NoticeBox } from '#web/ui/notice.tsx';

export function FailedPayment() {
  return (
    <NoticeBox tone="error" role="alert">
      {errorText({ code: 'payment-failed' })}
    </NoticeBox>
  );
}
