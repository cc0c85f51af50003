import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placedFaults } from '#web/backoffice/session/placed-faults.ts';
import { notify } from '#web/lib/notices.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import * as texts from './texts.ts';

interface Profile {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
}

/** Name and telephone number; the e-mail address is the login and changed by administrators only. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { client, account, staff, users } = trpc.useUtils();
  const queries = useQueryClient();
  const [values, setValues] = useState({
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: profile.phone,
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const isDirty =
    values.firstName !== profile.firstName ||
    values.lastName !== profile.lastName ||
    values.phone !== profile.phone;
  const save = async () => {
    setBusy(true);
    setErrors({});
    try {
      const saved = await client.account.updateProfile.mutate(values);
      account.profile.setData(undefined, saved);
      setValues({ firstName: saved.firstName, lastName: saved.lastName, phone: saved.phone });
      notify({ text: texts.profileSaved, tone: 'success' });
      // Other screens show the name, too.
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['me'] }),
        queries.invalidateQueries({ queryKey: ['user'] }),
        staff.invalidate(),
        users.invalidate(),
      ]);
    } catch (failure) {
      setErrors(placedFaults(failure, Object.keys(values)));
    }
    setBusy(false);
  };
  const field = (name: keyof typeof values, label: string, more: { type?: string; autoComplete: string }) => (
    <TextField
      label={label}
      {...more}
      value={values[name]}
      error={errors[name]}
      disabled={isBusy}
      onChange={({ target }) => setValues({ ...values, [name]: target.value })}
    />
  );
  return (
    <form
      noValidate
      aria-label={texts.profile}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {errors.root && (
        <NoticeBox tone="error" role="alert">
          {errors.root}
        </NoticeBox>
      )}
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {field('firstName', texts.firstName, { autoComplete: 'given-name' })}
        {field('lastName', texts.lastName, { autoComplete: 'family-name' })}
        {field('phone', texts.phone, { type: 'tel', autoComplete: 'tel' })}
        <TextField label={texts.email} hint={texts.emailHint} value={profile.email} readOnly />
      </div>
      <div>
        <Button type="submit" disabled={isBusy || !isDirty}>
          {isBusy ? texts.saving : texts.saveProfile}
        </Button>
      </div>
    </form>
  );
}
