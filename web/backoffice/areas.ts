import * as texts from './area-texts.ts';
import type { AreaGroup } from './shell/area.ts';

const STAFF = ['ROLE_EMPLOYEE'] as const;
const MANAGERS = ['ROLE_MANAGER'] as const;
const ADMINISTRATORS = ['ROLE_ADMIN'] as const;

/**
 * The screens behind the login, in the order in which they are needed during the day. Employees are offered what they use;
 * what they could only look at stays open to them by its address.
 */
export const AREA_GROUPS: readonly AreaGroup[] = [
  {
    label: texts.GROUPS.orders,
    areas: [
      { path: '/orders', icon: 'board', access: STAFF, ...texts.AREAS.orders },
      { path: '/kitchen', icon: 'kitchen', access: STAFF, ...texts.AREAS.kitchen },
      { path: '/history', icon: 'history', access: STAFF, ...texts.AREAS.history },
    ],
  },
  {
    label: texts.GROUPS.reports,
    areas: [
      { path: '/dashboard', icon: 'statistics', access: STAFF, ...texts.AREAS.dashboard },
      { path: '/cash-report', icon: 'coins', access: STAFF, ...texts.AREAS.cashReport },
      { path: '/day-end', icon: 'cash', access: STAFF, ...texts.AREAS.dayEnd },
      { path: '/logs', icon: 'log', access: MANAGERS, ...texts.AREAS.logs },
      { path: '/journal', icon: 'history', access: ADMINISTRATORS, ...texts.AREAS.journal },
    ],
  },
  {
    label: texts.GROUPS.catalogue,
    areas: [
      { path: '/products', icon: 'product', access: STAFF, ...texts.AREAS.products },
      { path: '/categories', icon: 'category', access: MANAGERS, ...texts.AREAS.categories },
      { path: '/tags', icon: 'tag', access: MANAGERS, ...texts.AREAS.tags },
      { path: '/menus', icon: 'catalog', access: MANAGERS, ...texts.AREAS.menus },
      { path: '/labels', icon: 'label', access: MANAGERS, ...texts.AREAS.labels },
    ],
  },
  {
    label: texts.GROUPS.shop,
    areas: [
      { path: '/branches', icon: 'branch', access: STAFF, ...texts.AREAS.branches },
      { path: '/divisions', icon: 'division', access: MANAGERS, ...texts.AREAS.divisions },
      { path: '/departments', icon: 'department', access: MANAGERS, ...texts.AREAS.departments },
      { path: '/tables', icon: 'table', access: STAFF, ...texts.AREAS.tables },
      { path: '/donatees', icon: 'donatee', access: MANAGERS, ...texts.AREAS.donatees },
      { path: '/messages', icon: 'messages', access: MANAGERS, ...texts.AREAS.messages },
      { path: '/mail-box', icon: 'inbox', access: MANAGERS, ...texts.AREAS.mailBox },
      { path: '/operations', icon: 'pulse', access: MANAGERS, ...texts.AREAS.operations },
      { path: '/config', icon: 'settings', access: MANAGERS, ...texts.AREAS.config },
      { path: '/payment-accounts', icon: 'card', access: ADMINISTRATORS, ...texts.AREAS.paymentAccounts },
      { path: '/guest-data', icon: 'user', access: ADMINISTRATORS, ...texts.AREAS.guestData },
      { path: '/setup', icon: 'list-ordered', access: MANAGERS, ...texts.AREAS.setup },
      { path: '/legal-check', icon: 'help', access: MANAGERS, ...texts.AREAS.legalCheck },
    ],
  },
  {
    label: texts.GROUPS.content,
    areas: [
      { path: '/sites', icon: 'site', access: MANAGERS, ...texts.AREAS.sites },
      { path: '/blocks', icon: 'block', access: MANAGERS, ...texts.AREAS.blocks },
      { path: '/navigations', icon: 'navigation', access: MANAGERS, ...texts.AREAS.navigations },
      { path: '/translations', icon: 'translation', access: MANAGERS, ...texts.AREAS.translations },
    ],
  },
  {
    label: texts.GROUPS.media,
    areas: [
      { path: '/images', icon: 'image', access: MANAGERS, ...texts.AREAS.images },
      { path: '/uploads', icon: 'upload', access: MANAGERS, ...texts.AREAS.uploads },
      { path: '/image-templates', icon: 'template', access: MANAGERS, ...texts.AREAS.imageTemplates },
    ],
  },
  {
    label: texts.GROUPS.people,
    areas: [
      { path: '/users', icon: 'user', access: MANAGERS, ...texts.AREAS.users },
      { path: '/projects', icon: 'project', access: STAFF, ...texts.AREAS.projects },
      { path: '/tasks', icon: 'task', access: STAFF, ...texts.AREAS.tasks },
    ],
  },
  {
    label: texts.GROUPS.time,
    areas: [
      { path: '/my-week', icon: 'schedule', access: STAFF, ...texts.AREAS.myWeek },
      { path: '/my-times', icon: 'time', access: STAFF, ...texts.AREAS.myTimes },
      { path: '/working-schedules', icon: 'schedule', access: STAFF, ...texts.AREAS.workingSchedules },
      { path: '/working-activities', icon: 'time', access: STAFF, ...texts.AREAS.workingActivities },
      { path: '/time-sheets', icon: 'sheet', access: STAFF, ...texts.AREAS.timeSheets },
      { path: '/holiday-balances', icon: 'holiday', access: STAFF, ...texts.AREAS.holidayBalances },
    ],
  },
  {
    label: texts.GROUPS.devices,
    areas: [
      { path: '/devices', icon: 'device', access: MANAGERS, ...texts.AREAS.devices },
      { path: '/printers', icon: 'printer', access: MANAGERS, ...texts.AREAS.printers },
      { path: '/stations', icon: 'kitchen', access: MANAGERS, ...texts.AREAS.stations },
      {
        path: '/digital-signage-segments',
        icon: 'film',
        access: MANAGERS,
        ...texts.AREAS.digitalSignageSegments,
      },
      {
        path: '/digital-signage-streams',
        icon: 'stream',
        access: MANAGERS,
        ...texts.AREAS.digitalSignageStreams,
      },
      {
        path: '/digital-signage-devices',
        icon: 'tv',
        access: MANAGERS,
        ...texts.AREAS.digitalSignageDevices,
      },
    ],
  },
];
