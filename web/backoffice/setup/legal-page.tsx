import type { LegalCheck } from '#domain/setup/legal-check.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { ScrollPage } from '../layout/scroll-region.tsx';
import { useMay } from '../session/session.tsx';
import { isOfProducts, placeOfCheck } from './step-places.ts';
import * as texts from './texts.ts';
import { useSetup } from './use-setup.ts';

const LOOKS = {
  fine: { icon: 'check', badge: 'bg-secondary text-white' },
  missing: { icon: 'warning', badge: 'bg-error text-white' },
  look: { icon: 'eye', badge: 'bg-warning-soft text-warning' },
} as const;

/** #/legal-check: how the shop stands with the law. */
export function LegalPage() {
  const isAllowed = useMay()(['ROLE_MANAGER']);
  return isAllowed ? <Checks /> : <NotFoundPage />;
}

function Checks() {
  const { data } = useSetup();
  if (!data) return <div aria-hidden="true" className="skeleton m-6 h-96" />;
  return (
    <ScrollPage label={texts.legalTitle} className="max-w-4xl gap-6 pb-24">
      <div>
        <h1 className="font-display text-3xl">{texts.legalTitle}</h1>
        <p className="mt-1 max-w-prose text-muted">{texts.legalIntro}</p>
      </div>
      <ul aria-label={texts.legalTitle} className="flex flex-col gap-3">
        {data.legal.map((check) => (
          <CheckLine key={check.id} check={check} place={placeOfCheck(check.id, data)} />
        ))}
      </ul>
    </ScrollPage>
  );
}

function CheckLine({ check: { id, state, count }, place }: { check: LegalCheck; place: string | null }) {
  const words = texts.LEGAL[id];
  const { icon, badge } = LOOKS[state];
  const counted = isOfProducts(id) ? texts.products({ count }) : texts.gaps({ count });
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:flex-row sm:items-center">
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">{words.title}</h2>
        <p className="text-muted text-sm">{words.hint}</p>
      </div>
      <p
        className={`inline-flex items-center gap-2 self-start rounded-full px-3 py-1 font-semibold text-sm sm:self-center ${badge}`}
      >
        <StaffIcon name={icon} className="size-4" />
        {texts.STATES[state]}
        {count > 0 && <span>({counted})</span>}
      </p>
      {place !== null && 'action' in words ? (
        <ButtonLink look="secondary" to={place} className="sm:w-44">
          {words.action}
        </ButtonLink>
      ) : (
        <span aria-hidden="true" className="max-sm:hidden sm:w-44" />
      )}
    </li>
  );
}
