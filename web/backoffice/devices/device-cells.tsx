import { useMemo } from 'react';
import type { MoreCells } from '../crud/screen.ts';
import { clockText, PrinterStates } from './device-state.tsx';
import { useDeviceStates } from './use-device-states.ts';

/** Printers and clock of a device, as it reported them; '–' for one that never did. */
export function useDeviceCells(): MoreCells {
  const states = useDeviceStates();
  return useMemo(
    () => ({
      printers: ({ id }) => {
        const state = states.get(id);
        return state ? <PrinterStates printers={state.printers} /> : '–';
      },
      clock: ({ id }) => {
        const state = states.get(id);
        return state ? clockText(state.clockOffsetMs) : '–';
      },
    }),
    [states],
  );
}
