import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { ownPasswordInput } from '#inputs/account.ts';
import { confirmFactorInput } from '#inputs/factor.ts';
import { type LoginInput, loginInput, loginLinkRequestInput } from '#inputs/log-in.ts';
import { zodText } from '#text/errors/zod-faults.ts';
import { CodeField } from '#web/backoffice/session/factor/code-field.tsx';
import * as factorTexts from '#web/backoffice/session/factor/texts.ts';
import { ApiError, apiPost } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { type SignedIn, tellSignIn } from '../session/sign-in-state.ts';
import * as texts from './texts.ts';

/** The server's message, or that it did not answer. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError && error.status !== 0 ? error.message : texts.unreachable;
}

/** With password; the server's answer is shown above the button. */
export function PasswordForm({ target }: { target: string }) {
  const form = useForm<LoginInput>({
    resolver: zodResolver(loginInput, { error: zodText }),
    defaultValues: { username: '', password: '' },
  });
  const [input, setInput] = useState<LoginInput | null>(null);
  const submit = form.handleSubmit((given) =>
    apiPost<SignedIn>('/login', given)
      .then((person) => arrive(person, target))
      .catch((error: unknown) => {
        if (asksForCode(error)) setInput(given);
        else form.setError('root', { message: sentenceOf(error) });
      }),
  );
  // What was typed stays for whoever comes back from the second step.
  if (input)
    return (
      <CodeForm
        onCode={(code) =>
          apiPost<SignedIn>('/login', { ...input, code }).then((person) => arrive(person, target))
        }
        onBack={() => setInput(null)}
      />
    );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        {...wired(form, 'username')}
      />
      <TextField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        required
        {...wired(form, 'password')}
      />
      <FormEnd form={form} label={texts.signIn} />
    </form>
  );
}

/** Somebody has signed in: other tabs hear of it, and the page that they came for opens. */
export function arrive(person: SignedIn, target: string): void {
  tellSignIn(person);
  window.location.assign(target);
}

/** Whether the password, or the link, was right and the second factor is missing. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.errors[0]?.code === 'second-factor-required';
}

interface CodeFormProps {
  onCode: (code: string) => Promise<unknown>;
  onBack?: () => void;
}

/** The second step of signing in. */
export function CodeForm({ onCode, onBack }: CodeFormProps) {
  const form = useForm<{ code: string }>({
    resolver: zodResolver(confirmFactorInput, { error: zodText }),
    defaultValues: { code: '' },
  });
  const submit = form.handleSubmit(({ code }) =>
    onCode(code).catch((error: unknown) => {
      const isOfField = error instanceof ApiError && error.errors[0]?.field === 'code';
      form.setError(isOfField ? 'code' : 'root', { message: sentenceOf(error) });
    }),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p>{factorTexts.signInNote}</p>
      <CodeField label={factorTexts.signInCode} required autoFocus {...wired(form, 'code')} />
      <FormEnd form={form} label={texts.signIn} />
      {onBack && (
        <Button look="quiet" onClick={onBack}>
          {factorTexts.back}
        </Button>
      )}
    </form>
  );
}

/** Somebody who came by an invitation chooses a password before anything else. */
export function FirstPasswordForm({ target }: { target: string }) {
  const form = useForm<{ newPassword: string }>({
    resolver: zodResolver(ownPasswordInput.pick({ newPassword: true }), { error: zodText }),
    defaultValues: { newPassword: '' },
  });
  const submit = form.handleSubmit((input) =>
    apiPost('/users/me/password', input)
      .then(() => window.location.replace(target))
      .catch((error: unknown) => {
        const isOfField = error instanceof ApiError && error.errors[0]?.field === 'newPassword';
        form.setError(isOfField ? 'newPassword' : 'root', { message: sentenceOf(error) });
      }),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p>{texts.choosePasswordNote}</p>
      <TextField
        label={texts.newPassword}
        type="password"
        autoComplete="new-password"
        required
        {...wired(form, 'newPassword')}
      />
      <FormEnd form={form} label={texts.saveAndContinue} />
    </form>
  );
}

/** Requests a link by e-mail; the answer never reveals whether the address is known. */
export function LinkForm() {
  const form = useForm<{ email: string }>({
    resolver: zodResolver(loginLinkRequestInput, { error: zodText }),
    defaultValues: { email: '' },
  });
  const [isSent, setSent] = useState(false);
  const submit = form.handleSubmit((input) =>
    apiPost('/login-link', input)
      .then(() => setSent(true))
      .catch((error: unknown) => form.setError('root', { message: sentenceOf(error) })),
  );
  if (isSent) {
    return (
      <NoticeBox tone="success" role="status" title={texts.linkSentTitle}>
        {texts.linkSent}
      </NoticeBox>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField label={texts.email} type="email" autoComplete="email" required {...wired(form, 'email')} />
      <FormEnd form={form} label={texts.askForLink} />
    </form>
  );
}

/** Connects a field to the form: value, events and error message. */
function wired<T extends FieldValues>(form: UseFormReturn<T>, name: FieldPath<T>) {
  return { ...form.register(name), error: form.getFieldState(name, form.formState).error?.message };
}

function FormEnd<T extends FieldValues>({ form, label }: { form: UseFormReturn<T>; label: string }) {
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      {errors.root?.message && (
        <NoticeBox tone="error" role="alert">
          {errors.root.message}
        </NoticeBox>
      )}
      <Button type="submit" size="large" isWide disabled={isSubmitting}>
        {isSubmitting ? texts.processing : label}
      </Button>
    </>
  );
}
