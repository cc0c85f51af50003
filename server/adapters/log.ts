import { type Logger, pino } from 'pino';

/** Keys whose values never reach a log: secrets and personal data. */
const SECRET = [
  'password',
  'token',
  'apiKey',
  'keyHash',
  'email',
  'phone',
  'firstName',
  'lastName',
  'street',
];

export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        ...SECRET.flatMap((key) => [key, `*.${key}`]),
        'req.headers.authorization',
        'req.headers.cookie',
        'req.headers["x-csrf-token"]',
        'req.headers["x-access-token"]',
        'res.headers["set-cookie"]',
      ],
      censor: '[entfernt]',
    },
  });
}

/** Strips keys, hashes and query strings from a URL before it is logged (A41). */
export function maskedUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path
    .replace(/(\/orders\/(?:frontdesk|backoffice)\/[^/]+\/)[^/]+/, '$1***')
    .replace(/(\/time-tracking\/[^/]+\/)[^/]+/, '$1***')
    .replace(/(\/orders\/public\/[^/]+\/)[^/]+/, '$1***')
    .replace(/(\/status\/[^/]+\/)[^/]+/, '$1***')
    .replace(/(\/upload\/)[^/]+/, '$1***')
    .replace(/(\/signage\/)[^/]+/, '$1***');
}
