import { multiline } from '#entities/fields.ts';
import { workingActivity } from '#entities/working-activity.ts';
import { FormPage } from '#web/backoffice/crud/form/form-page.tsx';
import { type EntityScreen, erased, type FormSection } from '#web/backoffice/crud/screen.ts';
import { useMay } from '#web/backoffice/session/session.tsx';
import { ActivityAside } from './activity-aside.tsx';
import { Corrections } from './corrections.tsx';
import * as texts from './texts.ts';

/** Sent and stored with a correction; not a field of the record. */
const withReason = {
  ...workingActivity,
  fields: { ...workingActivity.fields, reason: multiline(texts.reason, 2_000) },
};

const WHO: FormSection = {
  title: texts.whoAndWhat,
  fields: ['user', 'branch', 'department', 'project', 'task', 'note'],
};
const WHEN: FormSection = {
  title: texts.times,
  hint: texts.timesHint,
  fields: ['startedAt', 'endedAt', 'pauses'],
};

const purpose = texts.activitiesPurpose;

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
      title: texts.correction,
      hint: texts.correctionHint,
      fields: ['reason'],
    },
    WHO,
  ],
  Aside: ActivityAside,
  Extras: Corrections,
  asksReason: true,
};

/** Read-only users correct nothing. */
const SHOWN_ACTIVITY: EntityScreen = { ...NEW_ACTIVITY, sections: [WHEN, WHO], Extras: Corrections };

/** The form of worked hours: a new manual entry, or the correction of a stored one. */
export function ActivityForm({ id }: { id: number | null }) {
  const canWrite = useMay()(workingActivity.access.write);
  const screen = id === null ? NEW_ACTIVITY : canWrite ? STORED_ACTIVITY : SHOWN_ACTIVITY;
  return <FormPage screen={screen} id={id} />;
}
