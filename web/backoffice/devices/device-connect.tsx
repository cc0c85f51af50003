import { useState } from 'react';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { notify } from '#web/lib/notices.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { ConfirmDialog } from '../crud/confirm-dialog.tsx';
import type { RecordRow } from '../crud/record.ts';
import { ExtrasCard } from './extras-card.tsx';
import { countdownText } from './moments.ts';
import { SecretBox } from './secret-box.tsx';
import * as texts from './texts.ts';

interface DeviceConnectProps {
  id: number;
  created: RecordRow | null;
  onChanged: () => void;
}

/** How a computer becomes this device: with a one-time code, or a key; and how to disconnect it. */
export function DeviceConnect({ id, created, onChanged }: DeviceConnectProps) {
  const [key, setKey] = useState(typeof created?.key === 'string' ? created.key : null);
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const pairing = trpc.devices.createPairingCode.useMutation();
  const renew = trpc.devices.renewKey.useMutation({ onSuccess: onChanged });
  const problem = pairing.error ?? renew.error;
  const renewKey = async (isShown: boolean) => {
    setAsked(null);
    const row = await renew.mutateAsync({ id }).catch(() => null);
    if (!row) return;
    pairing.reset();
    setKey(isShown ? row.key : null);
    if (!isShown) notify({ text: texts.keyRevoked, tone: 'success' });
  };
  return (
    <ExtrasCard title={texts.connect} hint={texts.connectHint}>
      {key && (
        <SecretBox label={texts.deviceKey} value={key}>
          {texts.deviceKeyNote}
        </SecretBox>
      )}
      {pairing.data && <PairingCode {...pairing.data} />}
      <div className="flex flex-wrap gap-3">
        <Button disabled={pairing.isPending} onClick={() => pairing.mutate({ id })}>
          <StaffIcon name="device" />
          {pairing.data ? texts.showNewCode : texts.showCode}
        </Button>
        <Button look="secondary" disabled={renew.isPending} onClick={() => setAsked('renew')}>
          <StaffIcon name="key" />
          {texts.newKey}
        </Button>
        <Button look="danger" disabled={renew.isPending} onClick={() => setAsked('revoke')}>
          <StaffIcon name="close" />
          {texts.revokeKey}
        </Button>
      </div>
      {problem && (
        <NoticeBox tone="error" role="alert">
          {problemOf(problem).message ?? texts.callFailed}
        </NoticeBox>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === 'revoke' ? texts.revokeTitle : texts.renewTitle}
        text={asked === 'revoke' ? texts.revokeWarning : texts.renewWarning}
        confirm={asked === 'revoke' ? texts.confirmRevoke : texts.newKey}
        isDanger
        onConfirm={() => void renewKey(asked === 'renew')}
        onCancel={() => setAsked(null)}
      />
    </ExtrasCard>
  );
}

function PairingCode({ code, expiresAt }: { code: string; expiresAt: string }) {
  const now = useServerNow();
  const isOver = now.getTime() >= Date.parse(expiresAt);
  return (
    <div role="status" className="rounded-theme border-2 border-secondary/40 bg-secondary-soft p-4">
      {isOver ? (
        <p>{texts.codeExpired}</p>
      ) : (
        <>
          <p className="font-mono font-semibold text-4xl tracking-widest">{code}</p>
          <p className="mt-2 text-sm">
            {texts.codeValid({
              time: countdownText(expiresAt, now),
              clock: (words) => (
                <span key="clock" className="tabular-nums">
                  {words}
                </span>
              ),
            })}
          </p>
        </>
      )}
    </div>
  );
}
