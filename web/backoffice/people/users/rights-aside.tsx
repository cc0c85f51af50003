import type { AsideProps } from '#web/backoffice/crud/screen.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';

const ROLES = [
  {
    role: 'ROLE_EMPLOYEE',
    name: 'Mitarbeiter',
    rights: [
      'Bestellungen der eigenen Filialen bearbeiten und drucken',
      'Katalog, Bilder und Geräte ansehen',
      'Eigene Zeiten und das eigene Urlaubskonto sehen, eigene Aufgaben abhaken',
    ],
  },
  {
    role: 'ROLE_MANAGER',
    name: 'Filialleitung',
    rights: [
      'Alles, was Mitarbeiter dürfen',
      'Katalog, Tische, Geräte und die Arbeitsplanung der eigenen Filialen ändern',
      'Arbeitszeiten korrigieren, Vertragsdaten des Personals pflegen, Statistik ansehen',
    ],
  },
  {
    role: 'ROLE_ADMIN',
    name: 'Administrator',
    rights: [
      'Alles, in allen Filialen',
      'Benutzer, Einstellungen, Inhalte und Digital Signage verwalten',
      'Bankverbindungen sehen',
    ],
  },
] as const;

/** Beside the form: what the person may do with the chosen roles. */
export function RightsAside({ values }: AsideProps) {
  const { branchOf } = useSession();
  const roles: readonly unknown[] = Array.isArray(values.roles) ? values.roles : [];
  const branches: readonly { id: number }[] = Array.isArray(values.branches) ? values.branches : [];
  const isAdmin = roles.includes('ROLE_ADMIN');
  const isOut = values.isLocked === true || values.isEnabled === false;
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="font-display text-xl">Was diese Person darf</h2>
      {isOut && (
        <NoticeBox tone="warning">
          {values.isLocked === true ? 'Gesperrt' : 'Nicht aktiv'}: Diese Person kann sich nicht anmelden.
        </NoticeBox>
      )}
      {roles.length === 0 && (
        <NoticeBox tone="warning">Ohne Rolle sieht die Person im Backend nichts.</NoticeBox>
      )}
      {!isAdmin && roles.length > 0 && branches.length === 0 && (
        <NoticeBox tone="warning">
          Ohne Filiale sieht die Person keine Bestellungen. Wählen Sie mindestens eine Filiale.
        </NoticeBox>
      )}
      {ROLES.map(({ role, name, rights }) => {
        const isOn = roles.includes(role);
        return (
          <section key={role} aria-label={name} className={isOn ? '' : 'text-muted'}>
            <h3 className="flex items-center gap-2 font-semibold">
              <StaffIcon name={isOn ? 'check' : 'close'} className="size-4" />
              {name}
              {!isOn && <span className="font-normal text-sm">nicht gewählt</span>}
            </h3>
            <ul className="mt-1 list-disc pl-6 text-sm leading-relaxed">
              {rights.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        );
      })}
      {!isAdmin && branches.length > 0 && (
        <p className="border-line border-t pt-4 text-sm">
          <span className="font-semibold">Filialen: </span>
          {branches.map(({ id }) => branchOf(id)?.name ?? `Nr. ${id}`).join(', ')}
        </p>
      )}
    </div>
  );
}
