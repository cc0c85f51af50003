import { multiline } from '#entities/fields.ts';
import { workingActivity } from '#entities/working-activity.ts';
import { FormPage } from '../../crud/form/form-page.tsx';
import { type EntityScreen, erased, type FormSection } from '../../crud/screen.ts';
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

/** The form of worked hours: a new entry by hand, or the correction of a stored one. */
export function ActivityForm({ id }: { id: number | null }) {
  return <FormPage screen={id === null ? NEW_ACTIVITY : STORED_ACTIVITY} id={id} />;
}
