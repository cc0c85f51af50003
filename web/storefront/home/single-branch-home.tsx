import type { ReactNode } from 'react';
import type { Branch } from '#domain/branch.ts';
import { branchState } from '#domain/service.ts';
import { directionsHref, phoneHref } from '#web/lib/format.ts';
import { useShop } from '#web/lib/shop.tsx';
import { ButtonAnchor, ButtonLink } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { OpenStatus } from '../branch/open-status.tsx';
import { WeekTable } from '../layout/hours-table.tsx';
import { HomeHero, homePicture } from './home-hero.tsx';

/** One branch: three teasers, the hours of the week, and how to get there. */
export function SingleBranchHome({ branch }: { branch: Branch }) {
  const { now } = useShop();
  return (
    <>
      <HomeHero image={homePicture([branch])}>
        <OpenStatus state={branchState(branch, null, now)} now={now} timeZone={branch.timeZone} />
      </HomeHero>
      <section
        aria-label="Unser Angebot"
        className="page-width grid gap-5 py-10 md:grid-cols-3 desk:gap-8 desk:py-16"
      >
        <Teaser
          icon="bag"
          title="Online Bestellen"
          text="Bestellen Sie einfach online mit praktischer Onlinezahlung"
          action={
            <ButtonLink to={`/store/${branch.identifier}`} isWide>
              Jetzt Bestellen
            </ButtonLink>
          }
        />
        {branch.phone && (
          <Teaser
            icon="cutlery"
            title="Tischreservierung"
            text="Reservieren Sie Ihren Tisch telefonisch – wir freuen uns auf Sie."
            action={
              <ButtonAnchor href={phoneHref(branch.phone)} look="secondary" isWide>
                Jetzt Anrufen
              </ButtonAnchor>
            }
          />
        )}
        <Teaser
          icon="pin"
          title="Anfahrt"
          text={`${branch.street}, ${branch.zipCode} ${branch.city}`}
          action={<DirectionsButton branch={branch} />}
        />
      </section>
      <section className="page-width grid gap-10 pb-14 md:grid-cols-2 desk:gap-20 desk:pb-24">
        <div>
          <h2 className="mb-4 font-display text-3xl">Öffnungszeiten</h2>
          <WeekTable hours={branch.openingHours} now={now} timeZone={branch.timeZone} />
        </div>
        <BranchAddress branch={branch} />
      </section>
    </>
  );
}

function Teaser({
  icon,
  title,
  text,
  action,
}: {
  icon: IconName;
  title: string;
  text: string;
  action: ReactNode;
}) {
  return (
    <article className="flex flex-col gap-3 rounded-card bg-card p-6 shadow-card desk:p-8">
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon name={icon} className="size-7" />
      </span>
      <h2 className="mt-2 font-display text-2xl">{title}</h2>
      <p className="mb-3 text-muted">{text}</p>
      <div className="mt-auto">{action}</div>
    </article>
  );
}

function DirectionsButton({ branch }: { branch: Branch }) {
  return (
    <ButtonAnchor
      href={directionsHref(branch)}
      target="_blank"
      rel="noopener noreferrer"
      look="secondary"
      isWide
    >
      Anfahrt berechnen
    </ButtonAnchor>
  );
}

/** Address, telephone and e-mail under the heading 'Anfahrt'. */
function BranchAddress({ branch }: { branch: Branch }) {
  return (
    <div>
      <h2 className="mb-4 font-display text-3xl">Anfahrt</h2>
      <address className="flex flex-col gap-3 text-lg not-italic">
        <span className="flex items-start gap-3">
          <Icon name="pin" className="mt-0.5 text-primary" />
          <span>
            {branch.name}
            <br />
            {branch.street}
            <br />
            {branch.zipCode} {branch.city}
          </span>
        </span>
        {branch.phone && (
          <a
            href={phoneHref(branch.phone)}
            className="flex min-h-11 items-center gap-3 underline-offset-4 hover:underline"
          >
            <Icon name="phone" className="text-primary" />
            {branch.phone}
          </a>
        )}
        {branch.email && (
          <a
            href={`mailto:${branch.email}`}
            className="flex min-h-11 items-center gap-3 underline-offset-4 hover:underline"
          >
            <Icon name="mail" className="text-primary" />
            {branch.email}
          </a>
        )}
      </address>
    </div>
  );
}
