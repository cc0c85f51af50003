import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface PopoverProps {
  /** Name of the button and of the panel. */
  label: string;
  trigger: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A small panel below a button of the header; Escape or a click outside closes it. */
export function Popover({ label, trigger, children, className = '' }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isOpen]);

  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        title={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={`inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-theme px-2 hover:bg-ink/8 ${className}`}
      >
        {trigger}
        <span className="sr-only">{label}</span>
      </button>
      <section
        id={id}
        aria-label={label}
        hidden={!isOpen}
        className="absolute top-full right-0 z-30 mt-1 w-72 rounded-card border border-line bg-card p-4 shadow-lift"
      >
        {children}
      </section>
    </div>
  );
}
