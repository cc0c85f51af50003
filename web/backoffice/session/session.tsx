import { useQuery } from '@tanstack/react-query';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { SharedCatalogue } from '#domain/catalogue/shared-catalogue.ts';
import { opens } from '#domain/devices/device-kind.ts';
import type { Wire } from '#domain/money/wire.ts';
import { BRANCH_WIRE, type Branch } from '#domain/shop/branch.ts';
import { DEFAULT_ZONE, zoneName } from '#domain/time/zone-offsets.ts';
import { branch } from '#entities/branch.ts';
import { config as configEntity } from '#entities/config.ts';
import type { EntityAccess, Role } from '#entities/entity.ts';
import { isAllowed } from '#entities/roles.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { holdsWork } from '#web/lib/lost-session.ts';
import { singleQuery } from '#web/lib/single-record.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { BootProblem, BootSkeleton, FRONTDESK_OFF } from './boot-screens.tsx';
import { useKeptAnswers } from './kept-session.ts';
import { loginPath } from './return-path.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { signInAgain } from './sign-in-state.ts';

/** Who works here: a signed-in person, or a branch's device with its key. */
export type Staff =
  | {
      kind: 'user';
      id: number;
      name: string;
      email: string;
      roles: readonly Role[];
      isAdmin: boolean;
      branches: readonly number[];
    }
  | { kind: 'device'; name: string; type: string; branch: DeviceAnswer['branch'] };

/** A branch as its staff see it: `acceptMinutes` is not for visitors. */
export type StaffBranch = Branch & { acceptMinutes?: number | undefined };

export interface Session {
  staff: Staff;
  /** The branches whose orders this session sees, in server order. */
  branches: readonly StaffBranch[];
  shopName: string;
  businessName: string;
  vatNumber: string;
  /** Whether orders are called by ticket numbers. */
  hasTickets: boolean;
  /** ISO 4217. */
  currency: string;
  /** Who may change a menu of several branches (R330). */
  sharedCatalogue: SharedCatalogue;
  /** Whether the session may do what concerns the guest or money (R224): people, and devices at the counter. */
  isAtDesk: boolean;
  branchOf(id: number): StaffBranch | null;
  /** The zone of a branch; all times of its orders are shown in it. */
  zoneOf(id: number): string;
}

/** Only who has to set one up loads it. */
const OwedFactor = lazy(async () => ({
  default: (await import('./factor/owed-factor.tsx')).OwedFactor,
}));

/** A device that shows orders is alive as long as it asks for something: after 30 s in silence its branch is alarmed. */
const SIGN_OF_LIFE = 12_000;

/** Without the server the board opens with what it knew, and asks again after so many milliseconds. */
const RETRY = 5_000;

/** The caller and the shop rarely change. */
const STALE = 5 * 60_000;
const SessionContext = createContext<Session | null>(null);

/** Loads the caller and the shop; without a session or key redirects to the login. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { client } = trpc.useUtils();
  const user = useQuery({
    ...polled(singleQuery('me', CALL_FAILURES.me, () => client.auth.me.query())),
    staleTime: STALE,
  });
  // The last one known: a form must not disappear because the session does.
  const held = useRef<Session | null>(null);
  const isLost = user.isSuccess && user.data === null && held.current?.staff.kind === 'user' && holdsWork();
  const needsDevice = user.isSuccess && user.data === null && !isLost;
  const device = trpc.devices.me.useQuery(undefined, {
    enabled: needsDevice,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: SIGN_OF_LIFE,
    refetchIntervalInBackground: true,
    meta: { isPolled: true },
  });
  const branches = useQuery({
    ...polled(entityQueries(branch, client.branches).list()),
    staleTime: STALE,
  });
  const config = useQuery({
    ...polled(singleQuery('config', recordFailure(configEntity, 'read'), () => client.config.get.query())),
    staleTime: STALE,
    refetchInterval: ({ state }) => (state.data?.enablePluginFrontdesk === false ? 30_000 : false),
  });
  const isFrontdeskOff = config.data?.enablePluginFrontdesk === false;

  const answers = useMemo((): Answers | null => {
    const [who, key] = [user.data ?? null, device.data ?? null];
    if (!(who || key) || !branches.data || !config.data) return null;
    // Sent by our own server, and picked from the same type.
    return { user: who, device: key, branches: branches.data.data as Wire<Branch>[], config: config.data };
  }, [user.data, device.data, branches.data, config.data]);
  const session = useMemo(() => (answers ? sessionFrom(answers) : null), [answers]);

  const calls = [user, device, branches, config];
  const kept = useKeptAnswers(answers, {
    isAway: calls.some(({ failureReason }) => failureReason !== null && isAway(failureReason)),
    isSilent: user.isPending,
  });
  // Whoever has signed out elsewhere is not shown what they saw before.
  const isOver = needsDevice && kept?.user !== null;
  const isAnswered = isOver || calls.some(({ error }) => error !== null && !isAway(error));
  const former = useMemo(() => (kept ? sessionFrom(kept) : null), [kept]);
  const retry = () => {
    for (const query of [user, branches, config]) if (!query.data) void query.refetch();
    if (needsDevice) void device.refetch();
  };
  const retryLater = useRef(retry);
  retryLater.current = retry;
  const isFormer = session === null && former !== null;
  useEffect(() => {
    if (!isFormer) return;
    const timer = setInterval(() => retryLater.current(), RETRY);
    return () => clearInterval(timer);
  }, [isFormer]);

  useEffect(() => {
    if (session) held.current = session;
    if (isLost) void signInAgain(false);
  }, [session, isLost]);

  // What was refused before is asked for again first.
  const enter = () => Promise.all([branches.refetch(), config.refetch()]).then(() => user.refetch());
  if (user.data?.owesFactor)
    return (
      <Suspense fallback={<BootSkeleton />}>
        <OwedFactor
          owner={{
            email: user.data.email,
            shop: config.data?.shopName ?? window.location.host,
            timeZone: DEFAULT_ZONE,
          }}
          onDone={enter}
        />
      </Suspense>
    );

  const current = session ?? (isLost ? held.current : isAnswered ? null : former);
  if (current?.staff.kind === 'device' && opens(current.staff.type, 'orders') && isFrontdeskOff)
    return <BootProblem problem={FRONTDESK_OFF} onRetry={() => void config.refetch()} />;
  if (current)
    return (
      <SessionContext.Provider value={current}>
        {children}
        {current.staff.kind === 'user' && <SignInAgain person={current.staff} />}
      </SessionContext.Provider>
    );
  const failed = calls.find(({ isError }) => isError);
  if (!failed) return <BootSkeleton />;
  if (problemOf(failed.error).code === 'unauthenticated') {
    window.location.replace(loginPath(window.location));
    return <BootSkeleton />;
  }
  return <BootProblem problem={problemOf(failed.error)} onRetry={retry} />;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** Whether the session may make a call; a device key opens only the order board. */
export function useMay(): (access: EntityAccess) => boolean {
  const { staff } = useSession();
  return useCallback((access) => staff.kind === 'user' && isAllowed(staff.roles, access), [staff]);
}

/** Nothing of ours answers: no network, or whoever stands before the server says so. */
function isAway(error: unknown): boolean {
  return [0, 502, 503, 504].includes(problemOf(error).status);
}

/** While the server is away the board says so itself: its failures are not listed beside that. */
function polled<T extends { meta?: object }>(query: T): T {
  return { ...query, meta: { ...query.meta, isPolled: true } };
}

/** What a session is made of, as the server sends it. */
interface Answers {
  user: UserAnswer | null;
  device: DeviceAnswer | null;
  branches: readonly Wire<Branch>[];
  config: ShopWords;
}

function sessionFrom({ user, device, branches, config }: Answers): Session | null {
  const staff = staffOf(user, device);
  return staff && sessionOf(staff, branches.map(BRANCH_WIRE.fromWire), config);
}

interface UserAnswer {
  id: number;
  name: string;
  email: string;
  roles: readonly Role[];
  branches: readonly { id: number }[];
  owesFactor?: true | undefined;
}
interface DeviceAnswer {
  name: string;
  type: string;
  /** Older servers do not say how long the branch takes to answer. */
  branch: { id: number; name: string; timeZone: string; acceptMinutes?: number };
}

function staffOf(user: UserAnswer | null, device: DeviceAnswer | null): Staff | null {
  if (user) {
    const { id, name, email, roles, branches } = user;
    return {
      kind: 'user',
      id,
      name,
      email,
      roles,
      isAdmin: roles.includes('ROLE_ADMIN'),
      branches: branches.map(({ id }) => id),
    };
  }
  return device && { kind: 'device', name: device.name, type: device.type, branch: device.branch };
}

interface ShopWords {
  shopName: string;
  businessName: string;
  vatNumber: string;
  currency: string;
  disableTickets: boolean;
  /** Not for devices. */
  sharedCatalogue?: SharedCatalogue | undefined;
}

function sessionOf(
  staff: Staff,
  all: readonly StaffBranch[],
  { shopName, businessName, vatNumber, currency, disableTickets, sharedCatalogue }: ShopWords,
): Session {
  const isOwn = (id: number) =>
    staff.kind === 'device' ? id === staff.branch.id : staff.isAdmin || staff.branches.includes(id);
  const known = all.map((branch) =>
    // A device reads branches as visitors do.
    staff.kind === 'device' && branch.id === staff.branch.id
      ? { ...branch, acceptMinutes: staff.branch.acceptMinutes }
      : branch,
  );
  const byId = new Map(known.map((branch) => [branch.id, branch]));
  return {
    staff,
    branches: known.filter(({ id }) => isOwn(id)),
    shopName,
    businessName,
    vatNumber,
    hasTickets: !disableTickets,
    currency,
    sharedCatalogue: sharedCatalogue ?? 'managersOfAll',
    isAtDesk: staff.kind === 'user' || opens(staff.type, 'desk'),
    branchOf: (id) => byId.get(id) ?? null,
    zoneOf: (id) =>
      zoneName(byId.get(id)?.timeZone ?? (staff.kind === 'device' ? staff.branch.timeZone : DEFAULT_ZONE)),
  };
}
