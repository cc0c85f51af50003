import { useEffect, useRef, useState } from 'react';
import {
  type ContactForm,
  FASTEST_PERSON,
  type FormSubject,
  wordCount,
} from '#domain/contact/contact-form.ts';
import { ApiError, apiGet, apiPost } from '#web/lib/api.ts';
import {
  type ContactField,
  contactBody,
  contactErrors,
  EMPTY_FORM,
  type FieldErrors,
  firstFault,
  refusalOf,
  splitByType,
} from './contact-rules.ts';

type Step = 'editing' | 'sending' | 'sent';

export interface ContactState {
  step: Step;
  form: ContactForm;
  files: readonly File[];
  /** Everything that prevents sending the form. */
  missing: FieldErrors;
  /** The messages shown at fields: only those left or already submitted. */
  shown: FieldErrors;
  /** Rejected files, one sentence each. */
  refusedFiles: readonly string[];
  /** Why sending failed; null while nothing has. `others` are the server's reasons that belong to no field. */
  failure: { others: readonly string[] } | null;
  set: (change: Partial<ContactForm>) => void;
  /** A field lost the focus: its fault is shown from now on. */
  leave: (field: ContactField) => void;
  addFiles: (files: readonly File[]) => void;
  removeFile: (file: File) => void;
  submit: (website: string) => void;
  /** After the thank-you message: an empty form. */
  startAnew: () => void;
}

const NOTHING_LEFT: ReadonlySet<ContactField> = new Set();

/**
 * The contact form's state from editing to sending to sent. `subject` is what the address preselects; `onRefused`
 * receives the field to focus.
 */
export function useContactForm(
  subject: FormSubject | null,
  onRefused: (field: ContactField | null) => void,
): ContactState {
  const [step, setStep] = useState<Step>('editing');
  const [form, setForm] = useState<ContactForm>({ ...EMPTY_FORM, subject: subject ?? '' });
  const [files, setFiles] = useState<readonly File[]>([]);
  const [left, setLeft] = useState(NOTHING_LEFT);
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [refusedFiles, setRefusedFiles] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<ContactState['failure']>(null);
  const token = useRef<Promise<string>>(undefined);
  // Two clicks in one frame see the same state: the ref blocks the second.
  const isBusy = useRef(false);

  const set = (change: Partial<ContactForm>) => {
    token.current ??= ripeToken();
    setForm((before) => ({ ...before, ...change }));
    forget(Object.keys(change) as ContactField[]);
    if (change.subject !== undefined) putFiles([]);
  };
  const putFiles = (next: readonly File[], refusals: readonly string[] = []) => {
    setFiles(next);
    setRefusedFiles(refusals);
    forget(['upload']);
  };
  const forget = (fields: readonly ContactField[]) =>
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !fields.some((one) => one === field))),
    );

  // Another link on the same page may ask for another subject.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new subject is an event.
  useEffect(() => {
    if (subject !== null && subject !== form.subject) set({ subject });
  }, [subject]);

  const missing = contactErrors(form, files.length);
  const shown = Object.fromEntries(
    (Object.entries({ ...missing, ...refused }) as [ContactField, string][]).filter(
      ([field]) => isTried || refused[field] !== undefined || showsFault(field, left, form),
    ),
  );

  const empty = () => {
    setForm(EMPTY_FORM);
    putFiles([]);
    setLeft(NOTHING_LEFT);
    setIsTried(false);
    setFailure(null);
  };

  async function send(website: string): Promise<void> {
    setStep('sending');
    setFailure(null);
    try {
      const sign = { website, token: (await token.current) ?? '' };
      await apiPost('/custom/forms', contactBody(form, files, sign));
      empty();
      setStep('sent');
    } catch (error) {
      const { errors, others } = refusalOf(error instanceof ApiError ? error.errors : []);
      setRefused(errors);
      setFailure({ others });
      setStep('editing');
      onRefused(firstFault(errors));
    }
  }

  return {
    step,
    form,
    files,
    missing,
    shown,
    refusedFiles,
    failure,
    set,
    leave: (field) => setLeft((before) => new Set([...before, field])),
    addFiles: (chosen) => {
      const { taken, refused: refusals } = splitByType(chosen);
      putFiles([...files, ...taken], refusals);
    },
    removeFile: (file) => putFiles(files.filter((one) => one !== file)),
    submit: (website) => {
      if (isBusy.current) return;
      const fault = firstFault(missing);
      if (fault) {
        setIsTried(true);
        onRefused(fault);
        return;
      }
      isBusy.current = true;
      void send(website).finally(() => {
        isBusy.current = false;
      });
    },
    startAnew: () => setStep('editing'),
  };
}

/** How long to wait for a token; a form without one is taken as well. */
const TOKEN_WAIT_MS = 6_000;

/** The sign of an opened form, given when it is old enough to be believed (R128); '' if there is none. */
async function ripeToken(): Promise<string> {
  const asked = apiGet<{ token: string }>('/custom/forms/token').then(
    async (answer) => {
      await pause(FASTEST_PERSON + 200);
      return answer.token;
    },
    () => '',
  );
  return Promise.race([asked, pause(TOKEN_WAIT_MS).then(() => '')]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** No complaint about an empty field that was only tabbed through; too many words are reported while typing. */
function showsFault(field: ContactField, left: ReadonlySet<ContactField>, form: ContactForm): boolean {
  if (field === 'comment') return wordCount(form.comment) > 0;
  if (field === 'upload') return left.has(field);
  return left.has(field) && form[field] !== '' && form[field] !== false;
}
