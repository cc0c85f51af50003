import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { DAY } from '#domain/time/zoned-time.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { request } from '#web/lib/http.ts';
import { holdsWork } from '#web/lib/lost-session.ts';
import { type Client, problemOf, trpc } from '#web/lib/trpc.ts';
import { useChosenBranch } from '../session/chosen-branch.tsx';
import { loginPath } from '../session/return-path.ts';
import { useSession } from '../session/session.tsx';
import type { BranchFault } from './counter/counter-alarm.ts';
import type { FeedStatus } from './feed-state.ts';
import type { HeldSender } from './held/held-sender.ts';
import type { CommandDesk } from './offline/command-desk.ts';
import { type KnownOrders, KnownOrdersKeeper, readKnownOrders } from './offline/known-orders.ts';
import { type KeptCommand, needsPerson, withCommands } from './offline/outbox.ts';
import { authorOf, isReached, useCommandDesk } from './offline/use-command-desk.ts';
import { EMPTY_BOOK, type OrderBook, withList, withOrder, withoutOld } from './order-book.ts';
import { type FeedSource, startOrderFeed } from './order-feed.ts';
import { type OrderPrints, type PrintBook, withPrintList, withPrints } from './print-book.ts';
import { createSightings } from './sightings.ts';

export interface Orders {
  /**
   * Open orders and those that ended while the board was open, of the selected branch; as they will be once what waits is
   * carried out.
   */
  orders: readonly StaffOrder[];
  /** False until the first list has arrived, or the orders that were known before the server was lost are read. */
  isLoaded: boolean;
  status: FeedStatus;
  /** What became of the slips of open orders; null until the first list has arrived. */
  prints: PrintBook | null;
  /** What is wrong at the counter of the selected branch, as the server last said. */
  faults: readonly BranchFault[];
  /** Whose orders wait for somebody to look at them (R343), of the selected branch. */
  held: readonly HeldSender[];
  /** The branch whose orders are shown and ring; null = all of the session. */
  branch: number | null;
  /** Applies a server response with the latest state of an order. */
  put(order: StaffOrder): void;
  /** These orders stand on this screen; the server is told once. */
  noteShown(orders: readonly number[]): void;
  /** The latest server state of the order. */
  reload(id: number): Promise<StaffOrder>;
  /** Takes the commands for orders. */
  desk: CommandDesk;
  /** Commands that the server has not answered, of all branches. */
  waiting: readonly KeptCommand[];
}

const OrdersContext = createContext<Orders | null>(null);

/** Keeps the orders of the session live for all screens; keeps running on other screens, and so does the alarm. */
export function OrdersProvider({ children }: { children: ReactNode }) {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const [book, setBook] = useState<OrderBook>(EMPTY_BOOK);
  const [isLoaded, setLoaded] = useState(false);
  const [prints, setPrints] = useState<PrintBook | null>(null);
  const [allFaults, setFaults] = useState<readonly BranchFault[]>([]);
  const [allHeld, setHeld] = useState<readonly HeldSender[]>([]);
  const [status, setStatus] = useState<FeedStatus>({ link: 'connecting', lastContactAt: null });
  const { branch } = useChosenBranch();
  const { staff } = useSession();
  const author = authorOf(staff);
  const put = useCallback((order: StaffOrder) => setBook((known) => withOrder(known, order)), []);
  const { desk, waiting } = useCommandDesk(client, status.link, put);
  const keptAt = useKnownOrders(author.id, { book, isLoaded, status }, (orders) => {
    setBook((known) => orders.reduce(withOrder, known));
    setLoaded(true);
  });

  useEffect(() => {
    /** Orders whose slips were pushed since the list that is loading was asked for. */
    let arrived = new Set<number>();
    const onPrints = (news: OrderPrints) => {
      arrived.add(news.order);
      setPrints((known) => withPrints(known ?? EMPTY_PRINTS, news));
    };
    const loadPrints = () => {
      const since = new Set<number>();
      arrived = since;
      client.orders.openPrintJobs
        .query({})
        .then(({ data }) => setPrints((known) => withPrintList(known ?? EMPTY_PRINTS, data, since)))
        // The feed says itself when the server is away; the next list brings them.
        .catch(() => undefined);
    };
    const feed = startOrderFeed<StaffOrder>(
      sourceOf(client, { onFaults: setFaults, onPrints, onHeld: setHeld }),
      {
        onOrder: (order) => setBook((known) => withOrder(known, order)),
        onList: (list, arrived) => {
          setLoaded(true);
          loadPrints();
          const before = new Date(serverNow().getTime() - DAY);
          setBook((known) => withoutOld(withList(known, list, arrived), before));
        },
        onStatus: setStatus,
        onRightsChanged: () => {
          setBook(EMPTY_BOOK);
          setPrints(null);
          void queries.invalidateQueries();
        },
      },
      {
        isRefusal: (error) => {
          // Switched off while this screen was open: what to show instead, the settings say.
          if (problemOf(error).code === 'frontdesk-disabled')
            void queries.invalidateQueries({ queryKey: ['config'] });
          return isRefusal(error);
        },
      },
    );
    const wake = () => document.visibilityState === 'visible' && feed.wake();
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      feed.stop();
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [client, queries]);

  const [sightings] = useState(() => createSightings((orders) => client.orders.seen.mutate({ orders })));
  useEffect(() => sightings.stop, [sightings]);

  const reload = useCallback(
    async (id: number) => {
      const order = STAFF_ORDER_WIRE.fromWire(await client.orders.show.query({ id }));
      put(order);
      return order;
    },
    [client, put],
  );

  const value = useMemo<Orders>(() => {
    const sure = waiting.filter((command) => !needsPerson(command, { id: author.id }));
    const orders = [...book.values()]
      .filter((order) => branch === null || order.branch === branch)
      .map((order) => withCommands(order, sure));
    const faults = allFaults.filter((fault) => branch === null || fault.branch === branch);
    const held = allHeld.filter((sender) => branch === null || sender.branch === branch);
    const lastContactAt = status.lastContactAt ?? keptAt;
    return {
      ...{ orders, isLoaded, prints, faults, held, branch, put, noteShown: sightings.show },
      ...{ reload, desk, waiting },
      status: { ...status, lastContactAt },
    };
  }, [
    book,
    isLoaded,
    status,
    keptAt,
    prints,
    allFaults,
    allHeld,
    branch,
    put,
    sightings,
    reload,
    desk,
    waiting,
    author.id,
  ]);
  return <OrdersContext.Provider value={value}>{children}</OrdersContext.Provider>;
}

interface Board {
  book: OrderBook;
  isLoaded: boolean;
  status: FeedStatus;
}

/**
 * Keeps the orders on the disk of this browser, and shows those of last time while the server has not answered yet. Returns
 * when it had answered last, before this page was opened.
 */
function useKnownOrders(
  reader: string,
  { book, isLoaded, status }: Board,
  show: (orders: readonly StaffOrder[]) => void,
): number | null {
  const [known, setKnown] = useState<KnownOrders | null>(null);
  const [keeper, setKeeper] = useState<KnownOrdersKeeper | null>(null);
  const showKnown = useRef(show);
  showKnown.current = show;

  useEffect(() => {
    let isOver = false;
    setKeeper(null);
    readKnownOrders(reader)
      .then((found) => {
        if (isOver) return;
        setKeeper(new KnownOrdersKeeper(reader, found?.orders ?? []));
        setKnown(found);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [reader]);

  // The server's own list would be newer.
  const isNeeded = known !== null && !isLoaded && !isReached(status.link);
  useEffect(() => {
    if (isNeeded) showKnown.current(known.orders);
  }, [isNeeded, known]);
  useEffect(() => {
    if (isLoaded) keeper?.keep(book);
  }, [keeper, book, isLoaded]);
  useEffect(() => {
    if (status.lastContactAt !== null) keeper?.noteContact(status.lastContactAt);
  }, [keeper, status.lastContactAt]);
  return known?.lastContactAt ?? null;
}

export function useOrders(): Orders {
  const orders = useContext(OrdersContext);
  if (!orders) throw new Error('useOrders needs an OrdersProvider above it');
  return orders;
}

/** The session expired, or the device's key was revoked. */
function isRefusal(error: unknown): boolean {
  const { status, code } = problemOf(error);
  // A form is asking for the password: until then the feed tries again and again.
  if (code === 'unauthenticated' && holdsWork()) return false;
  if (code === 'unauthenticated') window.location.replace(loginPath(window.location));
  return status === 401;
}

const EMPTY_PRINTS: PrintBook = new Map();

interface OtherNews {
  onFaults: (faults: readonly BranchFault[]) => void;
  onPrints: (prints: OrderPrints) => void;
  onHeld: (held: readonly HeldSender[]) => void;
}

/** Faults of the counter and slips come in the same stream: a browser keeps only few connections to one server. */
function sourceOf(client: Client, { onFaults, onPrints, onHeld }: OtherNews): FeedSource<StaffOrder> {
  return {
    subscribe(lastEventId, observer) {
      const resumed = lastEventId === null ? {} : { lastEventId };
      const input = { withCounter: true, withPrints: true, withHeld: true, ...resumed };
      const subscription = client.orders.feed.subscribe(input, {
        onStarted: observer.onStarted,
        onData: ({ id, data }) => {
          if ('faults' in data) onFaults(data.faults);
          else if ('prints' in data) onPrints(data.prints);
          else if ('held' in data) onHeld(data.held);
          else observer.onEntry(id, STAFF_ORDER_WIRE.fromWire(data.order));
        },
        onConnectionStateChange: ({ state }) => {
          if (state === 'connecting') observer.onConnecting();
        },
        onError: observer.onError,
        // Only when the server says so; lost connections are retried by the browser.
        onStopped: observer.onEnded,
      });
      return () => subscription.unsubscribe();
    },
    async list() {
      const { data } = await client.orders.current.query({});
      return data.map(STAFF_ORDER_WIRE.fromWire);
    },
    async check() {
      const response = await request('/api/health', {
        cache: 'no-store',
        signal: AbortSignal.timeout(4_000),
      });
      // The login page of a guest network answers 200 as well.
      const body: unknown = await response.json();
      if (!response.ok || body === null || typeof body !== 'object' || !('data' in body)) {
        throw new Error('no answer of ours');
      }
    },
  };
}
