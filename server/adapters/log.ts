import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

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

/**
 * JSON lines. `about` says what the work in progress belongs to, and is part of each line.
 *
 * @param stream where they go; set by tests, stdout by default
 */
export function createLog(
  level: string,
  about: () => object = () => ({}),
  stream?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level,
    mixin: about,
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
  };
  return stream ? pino(options, stream) : pino(options);
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
