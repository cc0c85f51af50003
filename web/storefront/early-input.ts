/** What visitors do before anything answers. */
export interface EarlyInput {
  /** Somebody did something. */
  came: Promise<void>;
  /** Does it again, now that something answers; from here on nothing is noted. */
  repeat(): void;
}

/** What the browser alone would do nothing useful with. Links lead on by themselves, texts can be typed at once. */
const CONTROLS =
  'button, input[type=radio], input[type=checkbox], label:has(input[type=radio], input[type=checkbox])';

const FIELDS = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement] as const;
type Field = InstanceType<(typeof FIELDS)[number]>;

/** Notes the last control that was pressed and the fields that were filled, so that nothing of it is lost. */
export function noteEarlyInput(): EarlyInput {
  let pressed: HTMLElement | null = null;
  const filled = new Set<Field>();
  let tell = () => {};
  const came = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (!control) return;
    // Neither a form is sent nor a choice made: both happen when it is done again.
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

/** React hears of a text only when it is another one than it knows of, and knows of what it found in the field. */
function typeAgain(field: Field): void {
  // Each event takes the part of the page over that it happens in.
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
