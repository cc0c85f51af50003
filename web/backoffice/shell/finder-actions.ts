import type { StaffIconName } from '#web/ui/staff-icon.tsx';
import { useAdditions } from '../crud/additions.ts';
import { useMay } from '../session/session.tsx';
import { type AreaGroup, areaAt } from './area.ts';
import { isMatch } from './finder-match.ts';
import * as texts from './texts.ts';

/** One line of the search's answer. */
export interface Hit {
  /** A screen, or with `isPage` an address outside of the app's routes. */
  to: string;
  isPage?: boolean;
  label: string;
  note: string;
  icon: StaffIconName;
}

/** What can be done from anywhere: something new of each entity that the session may create, the pause, the way out. */
export function useActions(groups: readonly AreaGroup[], query: string): readonly Hit[] {
  const may = useMay();
  const { screens } = useAdditions();
  const creations = screens
    .filter(
      ({ entity, isCreatedElsewhere = false }) =>
        !isCreatedElsewhere &&
        areaAt(groups, entity.path) !== null &&
        may(entity.access.create ?? entity.access.write),
    )
    .map(({ entity }) => ({
      to: `${entity.path}/new`,
      label: texts.newRecord({ gender: entity.label.gender, label: entity.label.one }),
      note: texts.action,
      icon: 'plus' as const,
      words: texts.creationWords,
    }));
  const others = [
    { to: '/orders/new', label: texts.newOrder, note: texts.action, icon: 'phone', words: '' },
    { to: '/orders', label: texts.pause, note: texts.action, icon: 'clock', words: texts.pauseWords },
    { to: '/account', label: texts.account, note: texts.action, icon: 'user', words: '' },
    {
      to: '/backend/logout',
      isPage: true,
      label: texts.signOut,
      note: texts.action,
      icon: 'logout',
      words: texts.signOutWords,
    },
  ] as const;
  return [...creations, ...others]
    .filter(({ label, words }) => isMatch(`${label} ${words}`, query))
    .map(({ words, ...hit }) => hit);
}
