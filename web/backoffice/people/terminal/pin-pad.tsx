import { useEffect, useRef, useState } from 'react';
import { TERMINAL_PIN } from '#domain/access/password.ts';
import { ApiError } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { DigitPad } from '#web/ui/digit-pad.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

interface PinPadProps {
  name: string;
  /** Throws the error to be shown. */
  onSubmit: (pin: string) => Promise<void>;
  onBack: () => void;
}

const LONGEST = 8;

/** A digit pad for touch; a keyboard works as well. */
export function PinPad({ name, onSubmit, onBack }: PinPadProps) {
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const add = (digit: string) => setPin((before) => (before + digit).slice(0, LONGEST));
  const drop = () => setPin((before) => before.slice(0, -1));
  const submit = async () => {
    if (isBusy || !TERMINAL_PIN.test(pin)) return;
    setBusy(true);
    setError(null);
    try {
      await onSubmit(pin);
    } catch (failure) {
      setError(sentenceOf(failure));
      setPin('');
      setBusy(false);
    }
  };
  useKeyboard({ add, drop, submit: () => void submit(), back: onBack });
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-5">
      <h1 className="text-center font-display text-3xl">{name}</h1>
      {!error && <p className="text-center text-lg">{texts.enterPin}</p>}
      {error && (
        <NoticeBox tone="error" role="alert">
          {error}
        </NoticeBox>
      )}
      <p role="status" className="flex h-8 items-center justify-center gap-3">
        <span className="sr-only">{texts.digitsEntered({ count: pin.length })}</span>
        {Array.from({ length: Math.max(4, pin.length) }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have no name but their place.
            key={index}
            aria-hidden="true"
            className={`size-4 rounded-full border-2 border-ink ${index < pin.length ? 'bg-ink' : ''}`}
          />
        ))}
      </p>
      <DigitPad
        onDigit={add}
        isDisabled={isBusy}
        left={{
          label: texts.removeDigit,
          content: <StaffIcon name="undo" className="size-7" />,
          onPress: drop,
          isDisabled: pin === '',
        }}
        right={{
          label: texts.signIn,
          content: <StaffIcon name="check" className="size-9" />,
          onPress: () => void submit(),
          isDisabled: !TERMINAL_PIN.test(pin),
          isMain: true,
        }}
      />
      <Button look="secondary" size="large" onClick={onBack}>
        {texts.back}
      </Button>
    </div>
  );
}

function sentenceOf(failure: unknown): string {
  if (failure instanceof ApiError && failure.errors[0]?.code === 'invalid-credentials') return texts.wrongPin;
  return failure instanceof Error ? failure.message : texts.signInFailed;
}

interface Keyboard {
  add: (digit: string) => void;
  drop: () => void;
  submit: () => void;
  back: () => void;
}

function useKeyboard(keys: Keyboard): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (/^\d$/.test(key)) latest.current.add(key);
      else if (key === 'Backspace') latest.current.drop();
      else if (key === 'Escape') latest.current.back();
      // Enter on a button activates that button.
      else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) latest.current.submit();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
