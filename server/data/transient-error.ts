/** Serialisation failure and deadlock: the transaction was rolled back and can simply run again. */
const TRANSIENT = new Set(['P2034', '40001', '40P01']);

/** Connection refused or lost, server shutting down, no free connection in time: the database is temporarily unavailable. */
const UNREACHABLE = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);

/** The database's disk is full or another resource exhausted; or it is read-only, as a replica is. */
const OUT_OF_ROOM = new Set([
  '53000',
  '53100',
  '53200',
  '53400',
  '58030',
  '25006',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
]);

/** What PostgreSQL says of a file that the system does not let it write: the code of a missing right. */
const FILE_REFUSED = '42501';

/** Whether the database could not store something: no space is left, or its file system has turned read-only. */
export function isOutOfRoom(error: unknown): boolean {
  return codesOf(error).some(
    (code) => OUT_OF_ROOM.has(code) || (code === FILE_REFUSED && isOfFileSystem(error)),
  );
}

function isOfFileSystem(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Read-only file system');
}

/** What the drivers' adapters call an unreachable server. */
const AWAY_KINDS = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'TransactionAlreadyClosed',
]);

export function isTransient(error: unknown): boolean {
  return codesOf(error).some((code) => TRANSIENT.has(code));
}

/** Whether the database could not be reached, as opposed to refusing the query. */
export function isUnreachable(error: unknown): boolean {
  return (
    codesOf(error).some((code) => UNREACHABLE.has(code)) ||
    (error instanceof Error &&
      /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(error.message))
  );
}

/** Whether the database answered with this code, wherever the driver put it. */
export function hasCode(error: unknown, code: string): boolean {
  return codesOf(error).includes(code);
}

/** Prisma wraps the driver's code in `code`, `meta` or `cause`, depending on the kind of query. */
function codesOf(error: unknown, depth = 0): string[] {
  if (error === null || typeof error !== 'object' || depth > 5) return [];
  const codes: string[] = [];
  for (const [key, value] of Object.entries(error)) {
    if ((key === 'code' || key === 'originalCode' || key === 'errorCode') && typeof value === 'string')
      codes.push(value);
    else if (key === 'meta' || key === 'driverAdapterError') codes.push(...codesOf(value, depth + 1));
  }
  if ('cause' in error) codes.push(...codesOf(error.cause, depth + 1));
  if ('kind' in error && error.kind === 'TransactionWriteConflict') codes.push('P2034');
  if ('kind' in error && typeof error.kind === 'string' && AWAY_KINDS.has(error.kind)) codes.push('P1001');
  return codes;
}
