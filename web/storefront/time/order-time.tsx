import { useState } from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { useTableName } from '#web/lib/cart/order-place.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OpenedPart } from '../opened-part.tsx';
import { SERVICE_ICONS } from './service-icons.ts';
import * as texts from './texts.ts';
import { useOrderTime, useTimeText } from './use-order-time.ts';

const lazyOverlay = lazyPart<{ branch: Branch; onClose: () => void }>(() =>
  import('./order-time-overlay.tsx').then(({ OrderTimeOverlay }) => OrderTimeOverlay),
);

interface OrderTimeProps {
  branch: Branch;
  /** The service, or the table, stands right above. */
  isServiceNamed?: boolean;
}

/**
 * 'Abholung · frühestens 12:20 · ändern': how and when the order comes; opens the choice of both. Of a fixed height,
 * which holds two lines on a narrow screen, because the cart and its choices are read after the first rendering.
 */
export function OrderTime({ branch, isServiceNamed = false }: OrderTimeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const time = useOrderTime(branch);
  const table = useTableName(branch);
  const text = useTimeText(branch, time);
  if (!time) return null;
  const line = (
    <>
      <Icon name={isServiceNamed ? 'clock' : SERVICE_ICONS[time.service]} className="size-5 text-primary" />
      <span className="min-w-0 leading-tight">
        {!isServiceNamed && (
          <>
            <span className="font-semibold">{table || SERVICE_NAMES[time.service]}</span> ·{' '}
          </>
        )}
        <span className={time.isPossible ? '' : 'font-semibold text-error'}>{text}</span>
      </span>
    </>
  );
  const look = 'flex min-h-11 max-w-full items-center gap-2 text-left';
  if (!time.isChangeable) return <p className={look}>{line}</p>;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => void lazyOverlay.preload()}
        onFocus={() => void lazyOverlay.preload()}
        className={`${look} group`}
      >
        {line}
        <span aria-hidden="true">·</span>
        <span className="shrink-0 underline decoration-1 underline-offset-4 group-hover:decoration-2">
          {texts.change}
        </span>
      </button>
      {isOpen && (
        <OpenedPart onFail={() => setIsOpen(false)}>
          <lazyOverlay.Part branch={branch} onClose={() => setIsOpen(false)} />
        </OpenedPart>
      )}
    </>
  );
}
