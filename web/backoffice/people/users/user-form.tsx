import { legalLeave } from '#domain/working/legal-leave.ts';
import { user } from '#entities/user.ts';
import { withPassword } from '#inputs/user.ts';
import { FormPage } from '#web/backoffice/crud/form/form-page.tsx';
import { type EntityScreen, erased, type FormSection } from '#web/backoffice/crud/screen.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useCountry } from '#web/backoffice/session/use-country.ts';
import { RightsAside } from './rights-aside.tsx';
import { StaffExtras } from './staff-extras.tsx';
import * as texts from './texts.ts';
import { UserExtras } from './user-extras.tsx';
import { WORK } from './work-section.ts';

const PERSON: FormSection = { title: texts.personTitle, fields: ['firstName', 'lastName', 'email', 'phone'] };
const RIGHTS: FormSection = {
  title: texts.rightsSection,
  hint: texts.rightsSectionHint,
  fields: ['roles', 'branches', 'isEnabled', 'isLocked', 'expiresAt'],
};
const BANK: FormSection = {
  title: texts.bank,
  hint: texts.bankHint,
  fields: ['iban'],
};

/** A new person has the leave that the law of the shop's country grants, to be raised by hand. */
function useContractStart() {
  return { holidayEntitlement: legalLeave(useCountry()) };
}

const purpose = texts.usersPurpose;

const NEW_USER: EntityScreen = {
  entity: erased(withPassword),
  purpose,
  sections: [
    PERSON,
    {
      ...RIGHTS,
      hint: texts.newUserHint,
      fields: ['password', ...RIGHTS.fields],
    },
    WORK,
    BANK,
  ],
  Aside: RightsAside,
  useStart: useContractStart,
};
const STORED_USER: EntityScreen = {
  entity: erased(user),
  purpose,
  sections: [PERSON, RIGHTS, WORK, BANK],
  Aside: RightsAside,
  Extras: UserExtras,
};
/** Managers have read access, but not to the bank account; their own contract is maintained by others. */
const SHOWN_SELF: EntityScreen = { ...STORED_USER, sections: [PERSON, RIGHTS, WORK], hidden: ['iban'] };
/** They maintain the contracts of their people: in a separate form, because it is a separate call. */
const SHOWN_USER: EntityScreen = {
  ...SHOWN_SELF,
  sections: [PERSON, RIGHTS],
  hidden: ['iban', ...WORK.fields],
  readerNote: texts.readerNote,
  Extras: StaffExtras,
};

/** The form of a person: with a password for a new one, with all other credentials for a stored one. */
export function UserForm({ id }: { id: number | null }) {
  const { staff } = useSession();
  const isAdmin = staff.kind === 'user' && staff.isAdmin;
  const isOwn = staff.kind === 'user' && staff.id === id;
  const shown = isOwn ? SHOWN_SELF : SHOWN_USER;
  return <FormPage screen={id === null ? NEW_USER : isAdmin ? STORED_USER : shown} id={id} />;
}
