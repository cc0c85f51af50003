import type { AsideProps } from '#web/backoffice/crud/screen.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** Beside the form: the person's permissions with the selected roles. */
export function RightsAside({ values }: AsideProps) {
  const { branchOf } = useSession();
  const roles: readonly unknown[] = Array.isArray(values.roles) ? values.roles : [];
  const branches: readonly { id: number }[] = Array.isArray(values.branches) ? values.branches : [];
  const isAdmin = roles.includes('ROLE_ADMIN');
  const isOut = values.isLocked === true || values.isEnabled === false;
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="font-display text-xl">{texts.rightsTitle}</h2>
      {isOut && (
        <NoticeBox tone="warning">
          {texts.cannotSignIn({ state: values.isLocked === true ? 'locked' : 'disabled' })}
        </NoticeBox>
      )}
      {roles.length === 0 && <NoticeBox tone="warning">{texts.noRole}</NoticeBox>}
      {!isAdmin && roles.length > 0 && branches.length === 0 && (
        <NoticeBox tone="warning">{texts.noBranch}</NoticeBox>
      )}
      {texts.ROLES.map(({ role, name, rights }) => {
        const isOn = roles.includes(role);
        return (
          <section key={role} aria-label={name} className={isOn ? '' : 'text-muted'}>
            <h3 className="flex items-center gap-2 font-semibold">
              <StaffIcon name={isOn ? 'check' : 'close'} className="size-4" />
              {name}
              {!isOn && <span className="font-normal text-sm">{texts.notChosen}</span>}
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
          {texts.branchesOf({
            label: (words) => (
              <span key="label" className="font-semibold">
                {words}
              </span>
            ),
            branches: branches
              .map(({ id }) => branchOf(id)?.name ?? texts.recordNumber({ number: id }))
              .join(', '),
          })}
        </p>
      )}
    </div>
  );
}
