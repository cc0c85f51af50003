import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { apiGet } from '#web/lib/api.ts';
import { useShop } from '#web/lib/shop.tsx';
import { editPath, type StaffMember, useIsAdministrator } from '#web/lib/staff.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { useDisclosure } from '#web/ui/use-disclosure.ts';
import { pageOf } from '../pages.ts';
import * as texts from './bar-texts.ts';
import { readEditMode, showEditLinks, useEditMode } from './edit-mode.ts';
import { recordOfPage } from './record-of-page.ts';

const WAYS = [
  { href: '/backend#/sites', label: texts.pages },
  { href: '/backend#/dashboard', label: texts.statistics },
  { href: '/backend#/navigations', label: texts.navigations },
] as const;
const BAR_LINK = 'flex min-h-10 items-center whitespace-nowrap underline-offset-4 hover:underline';

/** The staff's part of the toolbar: a row on the desktop, a sheet on the phone. */
export function StaffBar({ staff: { name } }: { staff: StaffMember }) {
  const version = useVersion();
  useEffect(readEditMode, []);
  return (
    <>
      <Row name={name} version={version} />
      <Sheet name={name} version={version} />
    </>
  );
}

interface StaffBarProps {
  name: string;
  version: string;
}

function Row({ name, version }: StaffBarProps) {
  const isAdministrator = useIsAdministrator();
  return (
    <div className="hidden shrink-0 items-center gap-5 desk:flex">
      {isAdministrator && <ToolsMenu />}
      {WAYS.map(({ href, label }) => (
        <a key={href} href={href} className={BAR_LINK}>
          {label}
        </a>
      ))}
      <a href="/backend" className={`${BAR_LINK} font-semibold`}>
        {texts.toBackend}
      </a>
      <span className="flex max-w-52 items-center gap-2 border-on-night/25 border-l pl-5">
        <Icon name="user" className="size-4" />
        <span className="truncate">{name}</span>
      </span>
      <a href="/backend/logout" className={BAR_LINK}>
        {texts.logOut}
      </a>
      {version && <span className="text-on-night/70 tabular-nums">{texts.version({ version })}</span>}
    </div>
  );
}

function ToolsMenu() {
  const { isOpen, frame, button, panelId } = useDisclosure<HTMLDivElement>();
  return (
    <div {...frame} className="relative">
      <button type="button" {...button} className={`${BAR_LINK} gap-1 font-semibold`}>
        {texts.tools}
        <Icon name="chevron-down" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        className="absolute top-full right-0 mt-1 w-80 animate-fade rounded-card border border-line bg-card p-5 text-base text-ink shadow-lift"
      >
        <FrontendTools />
      </div>
    </div>
  );
}

function Sheet({ name, version }: StaffBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isAdministrator = useIsAdministrator();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the sheet.
  useEffect(() => setIsOpen(false), [pathname]);
  return (
    // The sheet is inside the dark strip and must not inherit its colours.
    <div className="shrink-0 text-base text-ink desk:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-10 items-center gap-2 font-medium text-on-night text-sm"
      >
        <Icon name="user" className="size-5" />
        {texts.staff}
      </button>
      <Overlay isOpen={isOpen} onClose={() => setIsOpen(false)} title={name}>
        <div className="flex flex-col gap-6">
          {isAdministrator && <FrontendTools />}
          <ul className="flex flex-col">
            {[
              ...WAYS,
              { href: '/backend', label: texts.toBackend },
              { href: '/backend/logout', label: texts.logOut },
            ].map(({ href, label }) => (
              <li key={href} className="border-line border-b last:border-0">
                <a href={href} className="flex min-h-12 items-center justify-between font-medium">
                  {label}
                  <Icon name="chevron-right" className="size-5 text-muted" />
                </a>
              </li>
            ))}
          </ul>
          {version && <p className="text-muted text-sm">{texts.version({ version })}</p>}
        </div>
      </Overlay>
    </div>
  );
}

/** For administrators: edit this page, toggle the edit links, view drafts. */
function FrontendTools() {
  const { shop, content } = useShop();
  const { isShown } = useEditMode();
  const record = recordOfPage(pageOf(useLocation().pathname, { shop, content }));
  const drafts = content.sites.filter(({ isPublic }) => !isPublic);
  return (
    <section aria-label={texts.frontendTools} className="flex flex-col gap-4">
      <label className="flex min-h-11 items-center justify-between gap-4 font-medium">
        {texts.showEditLinks}
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => showEditLinks(target.checked)}
          className="tick"
        />
      </label>
      {record && (
        <a
          href={editPath(record.path, record.id)}
          className="flex min-h-11 items-center gap-3 font-medium underline-offset-4 hover:underline"
        >
          <Icon name="edit" className="size-5 text-primary" />
          {texts.edit({ name: record.name })}
        </a>
      )}
      <div>
        <h3 className="font-semibold text-muted text-sm">{texts.drafts}</h3>
        {drafts.length === 0 && <p className="py-2">{texts.noDrafts}</p>}
        <ul className="max-h-64 overflow-y-auto">
          {drafts.map(({ id, path, name }) => (
            <li key={id}>
              <Link
                to={path}
                className="flex min-h-11 hyphens-auto items-center font-medium underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The server's version, requested by staff only: visitors are spared the request. */
function useVersion(): string {
  const [version, setVersion] = useState('');
  useEffect(() => {
    apiGet<{ version: string }>('/health')
      .then((health) => setVersion(health.version))
      // The toolbar does without it.
      .catch(() => undefined);
  }, []);
  return version;
}
