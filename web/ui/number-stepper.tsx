import { useEffect, useId, useState } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import * as texts from './texts.ts';

interface NumberStepperProps {
  label: string;
  isLabelHidden?: boolean;
  /** The amount as text, German ('1,5'). */
  text: string;
  /** Called with the typed text on Enter or when the focus leaves; the caller clamps and snaps. */
  onCommit: (text: string) => void;
  /** Called with each change of the text, before it takes effect. */
  onType: (text: string) => void;
  onDecrease: () => void;
  onIncrease: () => void;
  canDecrease: boolean;
  canIncrease: boolean;
  /** The unit behind the number. */
  suffix?: string;
  /** What became of the typed amount, in words; '' = nothing to say. */
  note: string;
  isSmall?: boolean;
}

/** An amount with a minus and a plus button; typing takes effect on leaving the field. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, text, suffix, note, isLabelHidden = false, isSmall = false } = props;
  const id = useId();
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);

  const commit = () => {
    if (typed === text) return;
    props.onCommit(typed);
    // The clamped amount may equal the old one: then the text does not change, and the typed one must be reset.
    setTyped(text);
  };

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium text-sm'}>
        {label}
      </label>
      <div className="inline-flex w-fit items-center rounded-full border border-line-strong bg-card">
        <IconButton label={texts.less} onClick={props.onDecrease} disabled={!props.canDecrease}>
          <Icon name="minus" className="size-5" />
        </IconButton>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            props.onType(event.target.value);
          }}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              commit();
            }
          }}
          aria-describedby={`${id}-note`}
          className={`h-11 bg-transparent text-center font-semibold tabular-nums ${isSmall ? 'w-10' : 'w-14 text-lg'}`}
        />
        {suffix && <span className="pr-1 text-muted text-sm">{suffix}</span>}
        <IconButton label={texts.more} onClick={props.onIncrease} disabled={!props.canIncrease}>
          <Icon name="plus" className="size-5" />
        </IconButton>
      </div>
      <p id={`${id}-note`} role="status" className="w-0 min-w-full text-sm leading-snug empty:hidden">
        {note}
      </p>
    </div>
  );
}
