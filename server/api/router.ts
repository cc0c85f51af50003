import { block } from '#entities/block.ts';
import { category } from '#entities/category.ts';
import { department } from '#entities/department.ts';
import { digitalSignageSegment } from '#entities/digital-signage-segment.ts';
import { digitalSignageStream } from '#entities/digital-signage-stream.ts';
import { division } from '#entities/division.ts';
import { donatee } from '#entities/donatee.ts';
import { menu } from '#entities/menu.ts';
import { navigation } from '#entities/navigation.ts';
import { project } from '#entities/project.ts';
import { site } from '#entities/site.ts';
import { table } from '#entities/table.ts';
import { tag } from '#entities/tag.ts';
import { judgeDepartment, judgeProject } from '#use-cases/working/work-judges.ts';
import { router } from './http/trpc.ts';
import { accountRouter } from './routers/access/account.ts';
import { authRouter } from './routers/access/auth.ts';
import { factorRouter } from './routers/access/factor.ts';
import { passkeysRouter } from './routers/access/passkeys.ts';
import { usersRouter } from './routers/access/users.ts';
import { analyticsRouter } from './routers/analytics.ts';
import { createManyCall } from './routers/bulk-calls.ts';
import { branchesRouter, productsRouter, seen } from './routers/catalogue.ts';
import { configRouter } from './routers/config.ts';
import { crud } from './routers/crud.ts';
import { deviceCommandsRouter } from './routers/devices/device-commands.ts';
import { deviceStatesRouter } from './routers/devices/device-states.ts';
import { devicesRouter } from './routers/devices/devices.ts';
import { digitalSignageDevicesRouter } from './routers/devices/digital-signage-devices.ts';
import { printersRouter } from './routers/devices/printers.ts';
import { stationsRouter } from './routers/devices/stations.ts';
import { fontsRouter } from './routers/fonts.ts';
import { imageTemplatesRouter } from './routers/image-templates.ts';
import { imagesRouter } from './routers/images.ts';
import { logsRouter } from './routers/logs.ts';
import { mailBoxRouter } from './routers/messages/mail-box.ts';
import { mailsRouter } from './routers/messages/mails.ts';
import { operationsRouter } from './routers/operations/operations.ts';
import { orderPublicRouter } from './routers/order-public.ts';
import { cashReportRouter } from './routers/orders/cash-report.ts';
import { ordersRouter } from './routers/orders.ts';
import { paymentAccountsRouter } from './routers/payments/payment-accounts.ts';
import { printJobsRouter } from './routers/print-jobs.ts';
import { guestsRouter } from './routers/privacy/guests.ts';
import { journalRouter } from './routers/privacy/journal.ts';
import { retentionRouter } from './routers/privacy/retention.ts';
import { productImportsRouter } from './routers/product-imports.ts';
import { pushRouter } from './routers/push/push.ts';
import { setupRouter } from './routers/setup.ts';
import { staffRouter } from './routers/staff.ts';
import { statisticsRouter } from './routers/statistics.ts';
import { summariesCall } from './routers/summaries.ts';
import { tasksRouter } from './routers/tasks.ts';
import { timeSheetsRouter } from './routers/time-sheets.ts';
import { timeTrackingRouter } from './routers/time-tracking.ts';
import { uploadsRouter } from './routers/uploads.ts';
import { workingActivitiesRouter } from './routers/working-activities.ts';
import { workingSchedulesRouter } from './routers/working-schedules.ts';

/** Every procedure, for both tRPC and REST. */
export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  factor: factorRouter,
  passkeys: passkeysRouter,
  users: usersRouter,
  staff: staffRouter,
  config: configRouter,
  setup: setupRouter,
  paymentAccounts: paymentAccountsRouter,
  divisions: crud(division, { publicRows: seen('divisions') }),
  branches: branchesRouter,
  menus: crud(menu, { publicRows: seen('menus') }),
  categories: {
    ...crud(category, { publicRows: seen('categories') }),
    summaries: summariesCall(category, { publicRows: seen('categories') }),
  },
  products: productsRouter,
  productImports: productImportsRouter,
  tags: crud(tag, { publicRows: seen('tags') }),
  tables: { ...crud(table, { publicRows: seen('tables') }), createMany: createManyCall(table) },
  sites: crud(site, { publicRows: seen('sites') }),
  navigations: crud(navigation, { publicRows: seen('navigations') }),
  blocks: crud(block, { publicRows: seen('blocks') }),
  donatees: crud(donatee, { publicRows: seen('donatees') }),
  departments: crud(department, { judge: judgeDepartment }),
  projects: crud(project, { judge: judgeProject }),
  tasks: tasksRouter,
  digitalSignageSegments: crud(digitalSignageSegment),
  digitalSignageStreams: crud(digitalSignageStream),
  devices: devicesRouter,
  deviceCommands: deviceCommandsRouter,
  deviceStates: deviceStatesRouter,
  printers: printersRouter,
  stations: stationsRouter,
  digitalSignageDevices: digitalSignageDevicesRouter,
  logs: logsRouter,
  journal: journalRouter,
  retention: retentionRouter,
  guests: guestsRouter,
  mailBox: mailBoxRouter,
  operations: operationsRouter,
  orderPublic: orderPublicRouter,
  orders: ordersRouter,
  cashReport: cashReportRouter,
  printJobs: printJobsRouter,
  push: pushRouter,
  uploads: uploadsRouter,
  mails: mailsRouter,
  images: imagesRouter,
  imageTemplates: imageTemplatesRouter,
  fonts: fontsRouter,
  statistics: statisticsRouter,
  analytics: analyticsRouter,
  workingSchedules: workingSchedulesRouter,
  workingActivities: workingActivitiesRouter,
  timeTracking: timeTrackingRouter,
  timeSheets: timeSheetsRouter,
});

export type AppRouter = typeof appRouter;
