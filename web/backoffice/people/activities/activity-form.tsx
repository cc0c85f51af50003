import { multiline } from '#entities/fields.ts';
import { workingActivity } from '#entities/working-activity.ts';
import { FormPage } from '#web/backoffice/crud/form/form-page.tsx';
import { type EntityScreen, erased, type FormSection } from '#web/backoffice/crud/screen.ts';
import { useMay } from '#web/backoffice/session/session.tsx';
import { ActivityAside } from './activity-aside.tsx';
import { Corrections } from './corrections.tsx';

/** Sent with a correction and kept with it; no field of the record. */
const withReason = {
  ...workingActivity,
  fields: { ...workingActivity.fields, reason: multiline('Grund der Korrektur', 2_000) },
};

const WHO: FormSection = {
  title: 'Wer und wofür',
  fields: ['user', 'branch', 'department', 'project', 'task', 'note'],
};
const WHEN: FormSection = {
  title: 'Zeiten',
  hint: 'Zeiten gelten in der Zeitzone der Filiale. Ohne Ende läuft die Aktivität noch.',
  fields: ['startedAt', 'endedAt', 'pauses'],
};

const purpose = 'Erfasste Arbeitszeiten; Korrekturen bleiben nachvollziehbar.';

const NEW_ACTIVITY: EntityScreen = {
  entity: erased(workingActivity),
  purpose,
  sections: [WHO, WHEN],
  Aside: ActivityAside,
};
const STORED_ACTIVITY: EntityScreen = {
  entity: erased(withReason),
  purpose,
  sections: [
    WHEN,
    {
      title: 'Korrektur',
      hint: 'Wer Zeiten ändert, hinterlässt einen Eintrag: wann, wer, warum, vorher und nachher.',
      fields: ['reason'],
    },
    WHO,
  ],
  Aside: ActivityAside,
  Extras: Corrections,
};

/** Whoever only reads corrects nothing. */
const SHOWN_ACTIVITY: EntityScreen = { ...NEW_ACTIVITY, sections: [WHEN, WHO], Extras: Corrections };

/** The form of worked hours: a new entry by hand, or the correction of a stored one. */
export function ActivityForm({ id }: { id: number | null }) {
  const canWrite = useMay()(workingActivity.access.write);
  const screen = id === null ? NEW_ACTIVITY : canWrite ? STORED_ACTIVITY : SHOWN_ACTIVITY;
  return <FormPage screen={screen} id={id} />;
}
