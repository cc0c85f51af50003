import { message } from '../message.ts';

/** Things with their own calls that are not in the registry of entities. */
export const NOUNS = {
  order: { one: 'Order', many: 'Orders' },
  font: { one: 'Font', many: 'Fonts' },
  layer: { one: 'Layer', many: 'Layers' },
  printJob: { one: 'Print job', many: 'Print jobs' },
  invoice: { one: 'Invoice', many: 'Invoices' },
};

/** About a failed call of an entity. */
export const PATTERNS = {
  list: message('{many} could not be loaded'),
  read: message('{one} could not be loaded'),
  create: message('{one} could not be created'),
  update: message('{one} could not be updated'),
  delete: message('{one} could not be deleted'),
};

/** Sentences with special wording, by entity name; they override the pattern. */
export const OVERRIDES = {
  site: { list: 'Pages could not be loaded.', read: 'Page could not be loaded.' },
  user: { read: 'User could not be loaded.' },
  'working-schedule': {
    list: 'Work plan could not be loaded.',
    read: 'Work plan could not be loaded.',
  },
  font: { list: 'Fonts could not be loaded.' },
  // A singleton is loaded and saved; there is no list of it.
  config: {
    list: 'Settings could not be loaded',
    create: 'Settings could not be saved',
    update: 'Settings could not be saved',
  },
};

/** The same for all other calls. */
export const CALL_FAILURES = {
  init: 'Data could not be loaded',
  me: 'Current user could not be loaded',
  statistics: 'Statistics could not be loaded',
  'holiday-balances': 'Holiday accounts could not be loaded.',
  'order-cancel': 'The order could not be cancelled',
  'order-status': 'The status of the order could not be changed',
  'order-payment-status': 'The payment status could not be checked',
  'order-print': 'The receipt could not be printed',
  'order-questionnaire': 'The rating could not be sent',
  'order-confirmation': 'The confirmation could not be sent',
  'invoice-issue': 'The invoice could not be issued',
  'invoice-cancel': 'The invoice could not be cancelled',
  'invoice-mail': 'The invoice could not be sent',
  'activity-start': 'The activity could not be started.',
  'activity-end': 'The activity could not be ended.',
  'activity-pause': 'The activity could not be paused.',
  'activity-resume': 'The activity could not be resumed.',
  'device-test': 'Test failed',
  'device-log': 'The log could not be requested',
  'contact-form': 'The form could not be processed',
} as const;
