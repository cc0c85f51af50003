/** What goes on at the counter. */
export interface Activity {
  /** Orders waiting for a person. */
  waiting: number;
  /** Orders that are not done; null = the board has not said. */
  open: number | null;
  /** Jobs that printers are printing. */
  printing: number;
  /** The branch is open, or about to be; null = unknown. */
  isStaffed: boolean | null;
  /** The hour of this computer's clock. */
  hour: number;
}

const NIGHT = { from: 2, until: 5 };

/** Whether Theke may restart with its update: nobody must miss an order or a ticket because of it. */
export function mayInstall({ waiting, open, printing, isStaffed, hour }: Activity): boolean {
  if (waiting > 0 || printing > 0) return false;
  const isNight = isStaffed === null ? hour >= NIGHT.from && hour < NIGHT.until : !isStaffed;
  return open === 0 || isNight;
}
