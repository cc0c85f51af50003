/** Whether a path may have shortcuts: not while guests order or follow an order. */
export function mayHaveShortcuts(path: string): boolean {
  return !/^\/(?:store|status|kiosk)(?:\/|$)/.test(path);
}
