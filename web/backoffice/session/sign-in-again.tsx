import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { ApiError, apiPost } from '#web/lib/api.ts';
import { keepPage } from '#web/lib/lost-session.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { CodeField } from './factor/code-field.tsx';
import * as factorTexts from './factor/texts.ts';
import {
  endSignIn,
  onSignIn,
  type SignedIn,
  signInAgain,
  tellSignIn,
  useSignInState,
} from './sign-in-state.ts';
import * as texts from './texts.ts';

interface SignInAgainProps {
  /** Whose session the page was opened with. */
  person: SignedIn & { email: string };
}

/** A form, or a dialog in which something is entered. */
const WORK = 'main form, dialog[open] :is(form, input, select, textarea)';

/** Asks for the password when the session ends while a form is open: nothing that was entered is lost. */
export function SignInAgain({ person }: SignInAgainProps) {
  const queries = useQueryClient();
  const { isAsked, other } = useSignInState();
  useEffect(() => {
    keepPage({ holdsWork: () => document.querySelector(WORK) !== null, signInAgain });
    return () => keepPage(null);
  }, []);

  const { id } = person;
  const arrived = useCallback(
    (now: SignedIn) => {
      if (now.id !== id) return useSignInState.setState({ other: now });
      endSignIn(true);
      void queries.invalidateQueries({ queryKey: ['me'] });
    },
    [id, queries],
  );
  useEffect(() => onSignIn(arrived), [arrived]);

  if (other)
    return (
      <OtherPerson
        name={other.name}
        former={person.name}
        onGoOn={() => {
          endSignIn(true);
          void queries.invalidateQueries();
        }}
      />
    );
  return (
    <Overlay isOpen={isAsked} onClose={() => endSignIn(false)} title={texts.signInAgain}>
      <PasswordAgain
        email={person.email}
        onSignedIn={(now) => {
          tellSignIn(now);
          arrived(now);
        }}
      />
    </Overlay>
  );
}

function PasswordAgain({ email, onSignedIn }: { email: string; onSignedIn: (person: SignedIn) => void }) {
  const [username, setUsername] = useState(email);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (username.trim() === '' || password === '') return setFault(texts.missing);
    setBusy(true);
    setFault(null);
    const given = { username, password, ...(code.trim() === '' ? {} : { code }) };
    await apiPost<SignedIn>('/login', given).then(onSignedIn, (error: unknown) => {
      if (error instanceof ApiError && error.errors[0]?.code === 'second-factor-required') setNeedsCode(true);
      setFault(error instanceof ApiError && error.status !== 0 ? error.message : texts.serverUnreachable);
    });
    setBusy(false);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p>{texts.sessionEnded}</p>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <TextField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        required
        data-autofocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {needsCode && (
        <CodeField
          label={factorTexts.signInCode}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {fault && (
        <NoticeBox tone="error" role="alert">
          {fault}
        </NoticeBox>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="button" look="secondary" onClick={() => endSignIn(false)}>
          {texts.later}
        </Button>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? texts.processing : texts.signIn}
        </Button>
      </div>
    </form>
  );
}

/** What was entered belongs to somebody else: go on in the new name, or not. */
function OtherPerson({ name, former, onGoOn }: { name: string; former: string; onGoOn: () => void }) {
  return (
    <Overlay
      isOpen
      onClose={onGoOn}
      title={texts.otherPerson({ name })}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={() => window.location.reload()}>
            {texts.reload}
          </Button>
          <Button onClick={onGoOn}>{texts.goOnAs({ name })}</Button>
        </div>
      }
    >
      <p>{texts.otherPersonNote({ name, former })}</p>
    </Overlay>
  );
}
