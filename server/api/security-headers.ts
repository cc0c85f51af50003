/**
 * The headers of every answer. Scripts only from ourselves; inline styles are needed by React's style attributes; data:
 * and blob: pictures are previews of uploads. Kept as one table, because the hottest routes write them unprocessed.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': policy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
};

/** Only where the shop is reached by TLS. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

function policy(): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "media-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
