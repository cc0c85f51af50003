import type { Branch, Service } from '#domain/shop/branch.ts';
import { branchState, enabledServices } from '#domain/shop/service.ts';
import { formatDayMoment } from '#text/calendar/calendar.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SERVICE_ICONS } from '../time/service-icons.ts';
import { useEarliest } from '../time/use-earliest.ts';
import * as texts from './texts.ts';

/** The services of a branch, each with the earliest time that it can be had. */
export function ServiceLabels({ branch }: { branch: Branch }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {enabledServices(branch).map((service) => (
        <li key={service}>
          <ServiceLabel branch={branch} service={service} />
        </li>
      ))}
    </ul>
  );
}

/**
 * 'Abholung heute 12:20' with its icon; says so in words if that service is closed at the moment, or only takes preorders.
 */
function ServiceLabel({ branch, service }: { branch: Branch; service: Service }) {
  const { now } = useShop();
  const earliest = useEarliest(branch, service);
  const { isOpen } = branchState(branch, service, now);
  const at = earliest.kind === 'none' ? null : earliest.at;
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1.5 font-medium text-sm ${isOpen ? 'bg-secondary-soft text-secondary' : 'bg-sand text-muted'}`}
    >
      <Icon name={SERVICE_ICONS[service]} className="size-4" />
      <span>
        {wordsOf(SERVICE_NAMES[service], isOpen, earliest.kind === 'none')}
        {at && <span className="tabular-nums"> {formatDayMoment(at, now, branch.timeZone)}</span>}
      </span>
    </span>
  );
}

function wordsOf(service: string, isOpen: boolean, isImpossible: boolean): string {
  if (isOpen) return service;
  return isImpossible ? texts.serviceClosed({ service }) : texts.servicePreorder({ service });
}
