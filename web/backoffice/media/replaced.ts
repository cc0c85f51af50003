import { createContext, useContext } from 'react';

const Replaced = createContext<() => void>(() => undefined);

export const ReplacedProvider = Replaced.Provider;

/** To be called when a file was replaced: the form is reset to what is stored now. */
export function useReplaced(): () => void {
  return useContext(Replaced);
}
