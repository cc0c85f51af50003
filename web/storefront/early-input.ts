/** Visitors' input before hydration. */
export interface EarlyInput {
  /** Resolves with the first input. */
  came: Promise<void>;
  /** Replays it once the page is hydrated; from then on nothing is recorded. */
  repeat(): void;
}

/** Controls that do nothing useful without scripts. Links work by themselves, and text can be typed at once. */
const CONTROLS =
  'button, input[type=radio], input[type=checkbox], label:has(input[type=radio], input[type=checkbox])';

const FIELDS = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement] as const;
type Field = InstanceType<(typeof FIELDS)[number]>;

/** Records the last control pressed and the fields filled, so that no input is lost. */
export function recordEarlyInput(): EarlyInput {
  let pressed: HTMLElement | null = null;
  const filled = new Set<Field>();
  let tell = () => {};
  const came = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (!control) return;
    // Neither submit the form nor make the choice: the replay does both.
    event.preventDefault();
    pressed = control;
  };
  const onInput = ({ target }: Event) => {
    if (FIELDS.some((kind) => target instanceof kind)) filled.add(target as Field);
  };
  document.addEventListener('pointerdown', tell);
  document.addEventListener('keydown', tell);
  document.addEventListener('click', onClick);
  document.addEventListener('input', onInput);
  const repeat = () => {
    document.removeEventListener('pointerdown', tell);
    document.removeEventListener('keydown', tell);
    document.removeEventListener('click', onClick);
    document.removeEventListener('input', onInput);
    for (const field of filled) typeAgain(field);
    if (pressed?.isConnected) pressed.click();
  };
  return { came, repeat };
}

/** React only sees a text that differs from the one it knows, and it knows what it found in the field. */
function typeAgain(field: Field): void {
  // An event hydrates the part of the page that it happens in.
  field.dispatchEvent(new Event('keyup', { bubbles: true }));
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const text = field.value;
  field.value = '';
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(kind.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
