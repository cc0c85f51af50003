import * as texts from './area-texts.ts';
import type { AreaGroup } from './shell/area.ts';

const STAFF = ['ROLE_EMPLOYEE'] as const;
const MANAGERS = ['ROLE_MANAGER'] as const;

/** The screens behind the login, in the order in which they are needed during the day. */
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
      { path: '/logs', icon: 'log', access: MANAGERS, ...texts.AREAS.logs },
    ],
  },
  {
    label: texts.GROUPS.catalogue,
    areas: [
      { path: '/products', icon: 'product', access: STAFF, ...texts.AREAS.products },
      { path: '/categories', icon: 'category', access: STAFF, ...texts.AREAS.categories },
      { path: '/tags', icon: 'tag', access: STAFF, ...texts.AREAS.tags },
      { path: '/menus', icon: 'catalog', access: STAFF, ...texts.AREAS.menus },
      { path: '/labels', icon: 'label', access: MANAGERS, ...texts.AREAS.labels },
    ],
  },
  {
    label: texts.GROUPS.shop,
    areas: [
      { path: '/branches', icon: 'branch', access: STAFF, ...texts.AREAS.branches },
      { path: '/divisions', icon: 'division', access: MANAGERS, ...texts.AREAS.divisions },
      { path: '/departments', icon: 'department', access: STAFF, ...texts.AREAS.departments },
      { path: '/tables', icon: 'table', access: STAFF, ...texts.AREAS.tables },
      { path: '/donatees', icon: 'donatee', access: MANAGERS, ...texts.AREAS.donatees },
      { path: '/config', icon: 'settings', access: MANAGERS, ...texts.AREAS.config },
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
      { path: '/images', icon: 'image', access: STAFF, ...texts.AREAS.images },
      { path: '/uploads', icon: 'upload', access: STAFF, ...texts.AREAS.uploads },
      { path: '/image-templates', icon: 'template', access: STAFF, ...texts.AREAS.imageTemplates },
    ],
  },
  {
    label: texts.GROUPS.people,
    areas: [
      { path: '/my-week', icon: 'schedule', access: STAFF, ...texts.AREAS.myWeek },
      { path: '/my-times', icon: 'time', access: STAFF, ...texts.AREAS.myTimes },
      { path: '/users', icon: 'user', access: MANAGERS, ...texts.AREAS.users },
      { path: '/working-schedules', icon: 'schedule', access: STAFF, ...texts.AREAS.workingSchedules },
      { path: '/working-activities', icon: 'time', access: STAFF, ...texts.AREAS.workingActivities },
      { path: '/time-sheets', icon: 'sheet', access: STAFF, ...texts.AREAS.timeSheets },
      { path: '/holiday-balances', icon: 'holiday', access: STAFF, ...texts.AREAS.holidayBalances },
      { path: '/projects', icon: 'project', access: STAFF, ...texts.AREAS.projects },
      { path: '/tasks', icon: 'task', access: STAFF, ...texts.AREAS.tasks },
    ],
  },
  {
    label: texts.GROUPS.devices,
    areas: [
      { path: '/devices', icon: 'device', access: STAFF, ...texts.AREAS.devices },
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
