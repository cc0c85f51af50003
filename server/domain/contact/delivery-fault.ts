/** Why a mail or an SMS did not go out. */
export type DeliveryFault =
  /** The server does not accept our name and password. */
  | 'login'
  /** It does not accept an address, or the message. */
  | 'address'
  | 'refused'
  /** It wants the message later. */
  | 'later'
  /** There is no such server, nobody listens there, or the line broke. */
  | 'unreachable'
  | 'silent'
  /** No encrypted connection: mostly its certificate. */
  | 'encryption'
  /** There is nobody to send it to. */
  | 'recipient-missing'
  | 'unknown';

/** What an SMS gateway can say of a message that it did not take. */
export type GatewayFault = Extract<DeliveryFault, 'login' | 'refused' | 'later'>;

export interface DeliveryFailure {
  fault: DeliveryFault;
  /** The status of SMTP or of the gateway. */
  status: number | null;
}

const BY_CODE: Readonly<Record<string, DeliveryFault>> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  EOAUTH2: 'login',
  ETLS: 'encryption',
  EREQUIRETLS: 'encryption',
  ETIMEDOUT: 'silent',
  EABORT: 'silent',
  timeout: 'silent',
  EDNS: 'unreachable',
  ENOTFOUND: 'unreachable',
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ESOCKET: 'unreachable',
};

/** Of an HTTP gateway: the account, not the message. */
const ACCOUNT = new Set([401, 402, 403]);

/**
 * Why a message did not go out, from what a mail server or a gateway answered (R287). The code is that of the connection; the
 * status is the server's and decides where there is one.
 */
export function deliveryFault(code: string, status: number | null): DeliveryFault {
  const known = BY_CODE[code];
  if (known === 'login' || known === 'encryption') return known;
  if (code === 'SMS' && status !== null) return gatewayFault(status);
  if (status === null || status === 0) return known ?? 'unknown';
  if (status === 530 || status === 534 || status === 535) return 'login';
  if (status >= 400 && status < 500) return 'later';
  if (status < 500) return known ?? 'unknown';
  return code === 'EENVELOPE' ? 'address' : 'refused';
}

function gatewayFault(status: number): GatewayFault {
  if (ACCOUNT.has(status)) return 'login';
  return status >= 500 || status === 408 || status === 425 || status === 429 ? 'later' : 'refused';
}

/** A gateway with codes of its own, whose adapter knows what they mean: 'seven 900 login'. */
const BY_GATEWAY = /^\w+ (\d+) (login|refused|later)$/;

/**
 * The same from the reason that an attempt left behind: 'mail not sent: EENVELOPE 550', 'sms not sent: 503',
 * 'sms not sent: seven 900 login', 'sms not sent: timeout'.
 */
export function failureOfAttempt(reason: string): DeliveryFailure {
  const [, channel, rest] = /^(mail|sms) not sent: (.+)$/.exec(reason) ?? [];
  if (!channel || !rest) return { fault: 'unknown', status: null };
  const [, code, meaning] = (channel === 'sms' && BY_GATEWAY.exec(rest)) || [];
  if (code && meaning) return { fault: meaning as GatewayFault, status: Number(code) };
  const [first = '', second] = rest.split(' ');
  const status = /^\d{3}$/.test(second ?? first) ? Number(second ?? first) : null;
  const isGateway = channel === 'sms' && status !== null;
  return { fault: deliveryFault(isGateway ? 'SMS' : first, status), status };
}
