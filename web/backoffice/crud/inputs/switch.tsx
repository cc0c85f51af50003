interface SwitchProps {
  id: string;
  /** Its name, where the text beside it is not enough. */
  label?: string;
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off; wrapped by a label that refers to its id. */
export function Switch({ id, label, isOn, isDisabled, onChange }: SwitchProps) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className="staff-switch"
      checked={isOn}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
