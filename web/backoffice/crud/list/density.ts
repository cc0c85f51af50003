import { useState } from 'react';

const KEY = 'theke-density';

/** Whether lists are compact: one choice for all of them, remembered on this device. */
export function useDensity() {
  const [isCompact, setCompact] = useState(() => localStorage.getItem(KEY) === 'compact');
  const toggle = () => {
    setCompact(!isCompact);
    localStorage.setItem(KEY, isCompact ? 'normal' : 'compact');
  };
  return { isCompact, toggle };
}
