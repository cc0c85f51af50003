import type { Country } from '#domain/contact/country.ts';
import { formatPhone, suggestedPhone } from '#domain/contact/phone.ts';
import { Button } from '#web/ui/button.tsx';
import * as texts from './texts.ts';

interface PhoneSuggestionProps {
  /** The number as typed. */
  text: string;
  /** The country of the branch, for numbers without one. */
  country: Country;
  /** The element that gets the focus back: the button goes with what it suggested. */
  fieldId: string;
  onTake: (number: string) => void;
}

/**
 * The number that was probably meant, in one tap: '+43 664 1234567 übernehmen' (R70); nothing for a right one. It comes while
 * typing: on leaving the field it would push away what is being clicked.
 */
export function PhoneSuggestion({ text, country, fieldId, onTake }: PhoneSuggestionProps) {
  const number = suggestedPhone(text, country);
  if (!number) return null;
  return (
    <Button
      look="secondary"
      className="mt-2"
      onClick={() => {
        onTake(number);
        document.getElementById(fieldId)?.focus();
      }}
    >
      {texts.takePhone({ number: formatPhone(number).replaceAll(' ', '\u00a0') })}
    </Button>
  );
}
