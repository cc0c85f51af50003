import { useState } from 'react';
import { digitalSignageDevice } from '#entities/digital-signage-device.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { ConfirmDialog } from '../crud/confirm-dialog.tsx';
import type { ExtrasProps } from '../crud/screen.ts';
import { useMay, useSession } from '../session/session.tsx';
import { ExtrasCard, Facts } from './extras-card.tsx';
import { seenText } from './moments.ts';
import { SecretBox } from './secret-box.tsx';
import * as texts from './signage-texts.ts';

/** Browsers cache pages of secure origins only; the TV loads from the same origin as this page. */
const WITHOUT_NETWORK = window.isSecureContext ? texts.offlineSecure : texts.offlineInsecure;

/** Below the form of a TV: the address for its browser. */
export function ScreenExtras({ record, created }: ExtrasProps) {
  const may = useMay();
  const { zoneOf } = useSession();
  const now = useServerNowEvery(30);
  const [key, setKey] = useState(typeof created?.key === 'string' ? created.key : null);
  const [isAsked, setAsked] = useState(false);
  const stored = trpc.digitalSignageDevices.get.useQuery(
    { id: record.id },
    { refetchInterval: 15_000, meta: { isPolled: true } },
  );
  const renew = trpc.digitalSignageDevices.renewKey.useMutation({ onSuccess: (row) => setKey(row.key) });
  const address = key && `${window.location.origin}/signage/${key}`;
  const { data } = stored;
  return (
    <ExtrasCard title={texts.addressTitle} hint={texts.addressHint({ withoutNetwork: WITHOUT_NETWORK })}>
      {data && <Facts facts={[[texts.lastSeen, seenText(data.lastSeenAt, now, zoneOf(data.branch))]]} />}
      {address && (
        <SecretBox label={texts.address} value={address}>
          {texts.addressNote}
        </SecretBox>
      )}
      {may(digitalSignageDevice.access.write) && (
        <div className="flex flex-wrap gap-3">
          {address && (
            <ButtonAnchor href={address} target="_blank" rel="noreferrer">
              <StaffIcon name="external" />
              {texts.openHere}
            </ButtonAnchor>
          )}
          <Button look="secondary" disabled={renew.isPending} onClick={() => setAsked(true)}>
            <StaffIcon name="key" />
            {texts.newAddress}
          </Button>
        </div>
      )}
      {renew.error && (
        <NoticeBox tone="error" role="alert">
          {problemOf(renew.error).message ?? texts.callFailed}
        </NoticeBox>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.renewAddressTitle}
        text={texts.renewAddressWarning}
        confirm={texts.newAddress}
        isDanger
        onConfirm={() => {
          setAsked(false);
          renew.mutate({ id: record.id });
        }}
        onCancel={() => setAsked(false)}
      />
    </ExtrasCard>
  );
}
