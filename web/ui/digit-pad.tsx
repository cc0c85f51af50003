import type { ReactNode } from 'react';

/** A key beside the zero. */
interface PadKey {
  /** Its name where the content is a sign. */
  label: string;
  content: ReactNode;
  onPress: () => void;
  isDisabled?: boolean;
  /** It ends the entry. */
  isMain?: boolean;
}

interface DigitPadProps {
  onDigit: (digit: string) => void;
  left: PadKey;
  right: PadKey;
  isDisabled?: boolean;
  /** Lower keys, where the pad shares a screen with other things. */
  isLow?: boolean;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const KEY = 'grid place-items-center rounded-card font-semibold tabular-nums disabled:text-muted';
const PLAIN = 'border border-line-strong bg-card hover:bg-sand active:bg-line';
const MAIN = 'bg-secondary text-on-secondary disabled:bg-line';

/** Digits for the finger, in the order of a telephone. */
export function DigitPad({ onDigit, left, right, isDisabled = false, isLow = false }: DigitPadProps) {
  const size = isLow ? 'h-14 text-2xl' : 'h-20 text-3xl';
  const digit = (value: string) => (
    <button
      key={value}
      type="button"
      className={`${KEY} ${PLAIN} ${size}`}
      disabled={isDisabled}
      onClick={() => onDigit(value)}
    >
      {value}
    </button>
  );
  const side = (key: PadKey) => (
    <button
      type="button"
      aria-label={key.label}
      className={`${KEY} ${key.isMain ? MAIN : PLAIN} ${size}`}
      disabled={isDisabled || key.isDisabled}
      onClick={key.onPress}
    >
      {key.content}
    </button>
  );
  return (
    <div className="grid grid-cols-3 gap-3">
      {DIGITS.map(digit)}
      {side(left)}
      {digit('0')}
      {side(right)}
    </div>
  );
}
