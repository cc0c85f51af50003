/** Electron's events that a listener can prevent. */
export interface Refusable {
  defaultPrevented: boolean;
  preventDefault(): void;
}

export function refusable<T extends object>(details: T): T & Refusable {
  const event = {
    ...details,
    defaultPrevented: false,
    preventDefault(): void {
      event.defaultPrevented = true;
    },
  };
  return event;
}
