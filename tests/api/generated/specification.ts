/** The shape of a response body. */
export type Envelope = 'data' | 'list' | 'none' | 'css' | 'init' | 'file';

export interface SpecifiedCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As promised, relative to /api; files are outside it. */
  path: string;
  status: number;
  envelope: Envelope;
}

function call(
  method: SpecifiedCall['method'],
  path: string,
  envelope: Envelope,
  status = 200,
): SpecifiedCall {
  return { method, path, envelope, status };
}

/** The 25 that have the standard five calls. */
export const STANDARD_FIVE = [
  'users',
  'divisions',
  'branches',
  'departments',
  'menus',
  'categories',
  'tags',
  'products',
  'orders',
  'images',
  'image-templates',
  'uploads',
  'devices',
  'tables',
  'sites',
  'blocks',
  'navigations',
  'donatees',
  'working-activities',
  'working-schedules',
  'projects',
  'tasks',
  'digital-signage-segments',
  'digital-signage-streams',
  'digital-signage-devices',
] as const;

export const STATISTICS = [
  'unique-visitors',
  'page-views',
  'pages',
  'events',
  'orders',
  'revenue',
  'canceled-orders',
  'items',
  'popular-items',
  'visitor-times',
  'order-times',
  'working-activities',
  'working-schedules',
] as const;

/** All other promised calls. */
export const CALLS: readonly SpecifiedCall[] = [
  call('GET', '/init', 'init'),
  call('GET', '/config', 'data'),
  call('POST', '/config', 'data'),
  call('GET', '/logs', 'list'),
  call('GET', '/logs/{id}', 'data'),
  call('GET', '/users/me', 'data'),
  call('GET', '/fonts', 'list'),
  call('GET', '/branches/{id}/menus', 'list'),
  call('GET', '/image-templates/{id}/layers', 'list'),
  call('GET', '/fonts/google/{family}/style-{variant}.embed.css', 'css'),
  call('GET', '/orders/current', 'list'),
  call('GET', '/orders/missed', 'list'),
  call('GET', '/orders/frontdesk/{branchId}/{apiKey}', 'list'),
  call('GET', '/orders/backoffice/{branchId}/{apiKey}', 'list'),
  call('GET', '/orders/public/{uid}/{hash}', 'data'),
  call('POST', '/orders/{id}/status/confirm', 'data'),
  call('POST', '/orders/{id}/status/in-delivery', 'data'),
  call('POST', '/orders/{id}/print', 'data', 201),
  call('POST', '/orders/{id}/update-payment-status', 'data'),
  call('POST', '/orders/{id}/resend-new-order-email', 'data'),
  call('POST', '/orders/{id}/resend-new-order-sms', 'data'),
  call('PUT', '/orders/{id}/items/{index}', 'data'),
  call('POST', '/orders/{id}/status/completed', 'data'),
  call('POST', '/orders/{id}/status/cancel', 'data'),
  call('POST', '/orders/{id}/status/reject', 'data'),
  call('POST', '/orders/public/{uid}/{hash}/confirm-counter-appointment', 'data'),
  call('POST', '/orders/public/{uid}/{hash}/reject-counter-appointment', 'data'),
  call('POST', '/orders/public/{uid}/{hash}/questionnaire', 'data'),
  ...STATISTICS.map((name) => call('GET', `/statistics/${name}`, 'data')),
  call('POST', '/devices/{id}/test/notification', 'data'),
  call('POST', '/devices/{id}/test/print', 'data'),
  call('POST', '/devices/{id}/request-device-logs', 'data', 202),
  call('POST', '/analytics-log', 'none', 204),
  call('GET', '/time-tracking/{a}/{b}/me', 'data'),
  call('GET', '/time-tracking/{a}/{b}/working-schedules', 'list'),
  call('GET', '/time-tracking/{a}/{b}/working-activities', 'list'),
  call('POST', '/time-tracking/{a}/{b}/working-activities/start', 'data', 201),
  call('POST', '/time-tracking/{a}/{b}/working-activities/pause', 'data'),
  call('POST', '/time-tracking/{a}/{b}/working-activities/resume', 'data'),
  call('POST', '/time-tracking/{a}/{b}/working-activities/end', 'data'),
  call('GET', '/time-sheets/holiday-balances', 'list'),
  call('POST', '/custom/forms', 'data', 201),
  call('GET', '/upload/{publicHash}/{file}', 'file'),
  call('GET', '/image/{file}', 'file'),
  call('GET', '/image/{size}/{file}', 'file'),
];

/** The five calls of one of the 25. Orders are never deleted (R94). */
export function fiveCalls(name: (typeof STANDARD_FIVE)[number]): SpecifiedCall[] {
  return [
    call('GET', `/${name}`, 'list'),
    call('GET', `/${name}/{id}`, 'data'),
    call('POST', `/${name}`, 'data', 201),
    call('PUT', `/${name}/{id}`, 'data'),
    name === 'orders'
      ? call('DELETE', `/${name}/{id}`, 'none', 409)
      : call('DELETE', `/${name}/{id}`, 'none', 204),
  ];
}
