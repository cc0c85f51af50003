import {
  formSubject,
  MAXIMUM_COMMENT_WORDS,
  OTHER_SUBJECT,
  SUBJECT_WITH_FILES,
  wordCount,
} from '#domain/contact/contact-form.ts';
import { DEFAULT_COUNTRY } from '#domain/contact/country.ts';
import { CONTACT_FORM_TEXTS } from '#text/contact-form-texts.ts';
import { useShop } from '#web/lib/shop.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { LegalLink } from '../content/legal-link.tsx';
import { PhoneSuggestion } from '../text/phone-suggestion.tsx';
import { type ContactField, subjectGroups } from './contact-rules.ts';
import { FileField } from './file-field.tsx';
import * as texts from './texts.ts';
import type { ContactState } from './use-contact-form.ts';

/** The id of a field's element, so that faults can link to it. */
export function contactFieldId(field: ContactField): string {
  return `contact-${field}`;
}

/** All fields of the form, in two columns where there is room. */
export function ContactFields({ state }: { state: ContactState }) {
  const { form, set, shown, leave } = state;
  const subject = formSubject(form.subject);
  return (
    <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
      <div className="md:col-span-2">
        <SelectField
          {...wiring('subject', state)}
          required
          value={form.subject}
          hint={subject === OTHER_SUBJECT ? CONTACT_FORM_TEXTS.otherSubjectHint : undefined}
          onChange={(event) => set({ subject: event.target.value })}
        >
          <option value="">{texts.pleaseChoose}</option>
          {subjectGroups().map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.subjects.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
      <div className="md:col-span-2">
        <Line name="company" state={state} autoComplete="organization" />
      </div>
      <Line name="firstName" state={state} required autoComplete="given-name" />
      <Line name="lastName" state={state} required autoComplete="family-name" />
      <Line name="email" state={state} required type="email" autoComplete="email" />
      <Phone state={state} />
      <div className="relative md:col-span-2">
        <TextAreaField
          {...wiring('comment', state)}
          label={subject === OTHER_SUBJECT ? texts.moreInformation : texts.FIELDS.comment}
          hint={CONTACT_FORM_TEXTS.commentHint}
          // The hint says the same in other colours.
          error={shown.comment === CONTACT_FORM_TEXTS.commentHint ? texts.tooManyWords : shown.comment}
          rows={6}
          value={form.comment}
          onChange={(event) => set({ comment: event.target.value })}
        />
        <WordCounter comment={form.comment} />
      </div>
      <div className="md:col-span-2">
        <FileField
          id={contactFieldId('upload')}
          files={state.files}
          isRequired={subject === SUBJECT_WITH_FILES}
          error={shown.upload}
          refused={state.refusedFiles}
          onAdd={state.addFiles}
          onRemove={state.removeFile}
        />
      </div>
      <div className="md:col-span-2">
        <CheckboxField
          id={contactFieldId('privacyPolicy')}
          name="privacyPolicy"
          required
          checked={form.privacyPolicy === true}
          error={shown.privacyPolicy}
          onChange={(event) => set({ privacyPolicy: event.target.checked })}
          onBlur={() => leave('privacyPolicy')}
          label={texts.acceptPrivacy({
            text: (words) => <LegalLink key="text" name="privacy" words={words.join('')} />,
          })}
        />
      </div>
    </div>
  );
}

interface LineProps {
  name: 'company' | 'firstName' | 'lastName' | 'email' | 'phone';
  state: ContactState;
  required?: boolean;
  type?: 'email' | 'tel';
  autoComplete: string;
  hint?: string;
}

function Line({ name, state, ...rest }: LineProps) {
  return (
    <TextField
      {...wiring(name, state)}
      {...rest}
      maxLength={name === 'phone' ? 60 : 200}
      value={state.form[name]}
      onChange={(event) => state.set({ [name]: event.target.value })}
    />
  );
}

/** Any number can be sent; the shop can only call back one that is whole. */
function Phone({ state }: { state: ContactState }) {
  const { shop } = useShop();
  return (
    <div>
      <Line
        name="phone"
        state={state}
        required
        type="tel"
        autoComplete="tel"
        hint={CONTACT_FORM_TEXTS.phoneHint}
      />
      <PhoneSuggestion
        text={state.form.phone}
        country={shop.branches[0]?.country ?? DEFAULT_COUNTRY}
        fieldId={contactFieldId('phone')}
        onTake={(phone) => state.set({ phone })}
      />
    </div>
  );
}

/** Props common to all fields: id, name, label, fault, and the handler for leaving it. */
function wiring(name: Exclude<ContactField, 'upload' | 'privacyPolicy'>, { shown, leave }: ContactState) {
  return {
    id: contactFieldId(name),
    name,
    label: texts.FIELDS[name],
    error: shown[name],
    onBlur: () => leave(name),
  };
}

function WordCounter({ comment }: { comment: string }) {
  const words = wordCount(comment);
  const isOver = words > MAXIMUM_COMMENT_WORDS;
  return (
    <span
      aria-hidden="true"
      className={`absolute top-0 right-0 text-sm tabular-nums ${isOver ? 'font-semibold text-error' : 'text-muted'}`}
    >
      {words} / {MAXIMUM_COMMENT_WORDS}
    </span>
  );
}
