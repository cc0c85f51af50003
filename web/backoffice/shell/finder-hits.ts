import { useQueries } from '@tanstack/react-query';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { type SearchedSetting, useAdditions } from '../crud/additions.ts';
import { callsOf, type ListQuery, type RecordRow } from '../crud/record.ts';
import { useRecordNames } from '../crud/use-record-names.ts';
import { useMay } from '../session/session.tsx';
import { type AreaGroup, areaAt } from './area.ts';
import { type Hit, useActions } from './finder-actions.ts';
import { isMatch, soughtTicket } from './finder-match.ts';
import * as texts from './texts.ts';

/** Results per entity. */
const HITS = 4;
/** A word like 'Zahlung' is in every sentence of its group. */
const MOST_SETTINGS = 8;

/**
 * What a query finds: the order with that number, screens by name and synonyms, actions; from two letters on also
 * settings, records and orders. All of them in the order in which they are offered.
 */
export function useHits(groups: readonly AreaGroup[], text: string): readonly Hit[] {
  const additions = useAdditions();
  const areas = groups.flatMap((group) => group.areas.map((area) => ({ ...area, group: group.label })));
  const isSearching = text.length >= 2;
  const ticket = soughtTicket(text);
  const numbered = useOrderHits({ ticketNumber: ticket ?? 1 }, ticket !== null);
  const orders = useOrderHits({ search: text.slice(0, 100) }, isSearching && ticket === null);
  const records = useRecordHits(groups, text, isSearching);
  const actions = useActions(groups, text);
  const places = areas
    .filter(({ label, words = '' }) => isMatch(`${label} ${words}`, text))
    .map(({ path, label, icon, group }): Hit => ({ to: path, label, icon, note: group }));
  if (!isSearching) return [...numbered, ...places, ...actions];
  const settings = settingsIn(
    additions.settings.filter(({ to }) => areas.some(({ path }) => to.startsWith(`${path}?`))),
    text,
  );
  return [...numbered, ...places, ...actions, ...settings, ...orders, ...records];
}

/** Those whose own words match come before those of which only the group's explanation does. */
function settingsIn(settings: readonly SearchedSetting[], text: string): Hit[] {
  const isNamed = ({ label }: SearchedSetting) => isMatch(label, text);
  const found = settings.filter(({ label, words }) => isMatch(`${label} ${words}`, text));
  return [...found.filter(isNamed), ...found.filter((setting) => !isNamed(setting))]
    .slice(0, MOST_SETTINGS)
    .map(({ to, label, group }) => ({ to, label, note: group, icon: 'settings' }));
}

function useOrderHits(query: { search: string } | { ticketNumber: number }, isEnabled: boolean): Hit[] {
  const may = useMay();
  const orders = trpc.orders.history.useQuery(
    { page: 1, pageSize: HITS, ...query },
    { enabled: isEnabled && may(['ROLE_EMPLOYEE']) },
  );
  if (!isEnabled) return [];
  return (orders.data?.data ?? []).map(({ id, ticketNumber, uid }) => ({
    to: `/history/${id}`,
    label: texts.orderNumber({ number: ticketNumber }),
    icon: 'history',
    note: uid,
  }));
}

function useRecordHits(groups: readonly AreaGroup[], text: string, isEnabled: boolean): Hit[] {
  const { client } = trpc.useUtils();
  const may = useMay();
  const additions = useAdditions();
  const names = useRecordNames();
  const screens = additions.screens.filter(({ entity }) => {
    const { read } = entity.access;
    const isListed = areaAt(groups, entity.path) !== null;
    return isListed && entity.list.search.length > 0 && may(read === 'public' ? ['ROLE_EMPLOYEE'] : read);
  });
  const found = useQueries({
    queries: screens.map(({ entity }) => ({
      ...entityQueries<RecordRow, ListQuery>(entity, callsOf(client, entity)).list({
        page: 1,
        pageSize: HITS,
        search: text.slice(0, 200),
      }),
      enabled: isEnabled,
    })),
  });
  if (!isEnabled) return [];
  return screens.flatMap(({ entity }, index) =>
    (found[index]?.data?.data ?? []).map((row) => ({
      to: `${entity.path}/${row.id}`,
      label: names.of(entity, row),
      icon: areaAt(groups, entity.path)?.icon ?? 'search',
      note: entity.label.one,
    })),
  );
}
