import { useState } from 'react';
import { notify } from '#web/lib/notices.ts';
import { useServerNow } from '#web/lib/server-clock.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { ConfirmDialog } from '../crud/confirm-dialog.tsx';
import type { RecordRow } from '../crud/record.ts';
import { ExtrasCard } from './extras-card.tsx';
import { countdownText } from './moments.ts';
import { SecretBox } from './secret-box.tsx';

interface DeviceConnectProps {
  id: number;
  created: RecordRow | null;
  onChanged: () => void;
}

/** How a computer becomes this device: by a code that is typed once, or by a key; and how it stops being it. */
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
    if (!isShown) notify({ text: 'Schlüssel gesperrt. Das Gerät ist getrennt.', tone: 'success' });
  };
  return (
    <ExtrasCard
      title="Verbinden"
      hint="Am einfachsten mit einem Code: Öffnen Sie die Desktop-App auf dem Computer an der Theke und tippen Sie ihn dort ein."
    >
      {key && (
        <SecretBox label="Geräteschlüssel" value={key}>
          Er wird nur jetzt angezeigt. Sie brauchen ihn nur, wenn das Gerät keinen Code annimmt, zum Beispiel
          ein Terminal.
        </SecretBox>
      )}
      {pairing.data && <PairingCode {...pairing.data} />}
      <div className="flex flex-wrap gap-3">
        <Button disabled={pairing.isPending} onClick={() => pairing.mutate({ id })}>
          <StaffIcon name="device" />
          {pairing.data ? 'Neuen Code anzeigen' : 'Code anzeigen'}
        </Button>
        <Button look="secondary" disabled={renew.isPending} onClick={() => setAsked('renew')}>
          <StaffIcon name="key" />
          Neuer Schlüssel
        </Button>
        <Button look="danger" disabled={renew.isPending} onClick={() => setAsked('revoke')}>
          <StaffIcon name="close" />
          Schlüssel sperren
        </Button>
      </div>
      {problem && (
        <NoticeBox tone="error" role="alert">
          {problemOf(problem).message ?? 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.'}
        </NoticeBox>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === 'revoke' ? 'Schlüssel sperren?' : 'Neuen Schlüssel vergeben?'}
        text={
          asked === 'revoke'
            ? 'Das Gerät ist sofort getrennt: Es zeigt keine Bestellungen mehr und druckt nicht. Mit einem Code können Sie es wieder verbinden.'
            : 'Der bisherige Schlüssel gilt sofort nicht mehr. Das Gerät muss mit dem neuen verbunden werden.'
        }
        confirm={asked === 'revoke' ? 'Sperren' : 'Neuer Schlüssel'}
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
        <p>Der Code ist abgelaufen. Lassen Sie sich einen neuen anzeigen.</p>
      ) : (
        <>
          <p className="font-mono font-semibold text-4xl tracking-widest">{code}</p>
          <p className="mt-2 text-sm">
            Einmal gültig, noch <span className="tabular-nums">{countdownText(expiresAt, now)}</span> Minuten.
            Sobald er eingetippt ist, gilt ein früherer Schlüssel dieses Geräts nicht mehr.
          </p>
        </>
      )}
    </div>
  );
}
