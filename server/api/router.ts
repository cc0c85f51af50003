import { authRouter } from './routers/auth.ts';
import {
  blocksRouter,
  branchesRouter,
  categoriesRouter,
  divisionsRouter,
  donateesRouter,
  menusRouter,
  navigationsRouter,
  productsRouter,
  sitesRouter,
  tablesRouter,
  tagsRouter,
} from './routers/catalogue.ts';
import { configRouter } from './routers/config.ts';
import { devicesRouter } from './routers/devices.ts';
import { orderPublicRouter } from './routers/order-public.ts';
import { ordersRouter } from './routers/orders.ts';
import { printJobsRouter } from './routers/print-jobs.ts';
import { uploadsRouter } from './routers/uploads.ts';
import { router } from './trpc.ts';

/** Every procedure, for tRPC and REST alike. */
export const appRouter = router({
  auth: authRouter,
  config: configRouter,
  divisions: divisionsRouter,
  branches: branchesRouter,
  menus: menusRouter,
  categories: categoriesRouter,
  products: productsRouter,
  tags: tagsRouter,
  tables: tablesRouter,
  sites: sitesRouter,
  navigations: navigationsRouter,
  blocks: blocksRouter,
  donatees: donateesRouter,
  devices: devicesRouter,
  orderPublic: orderPublicRouter,
  orders: ordersRouter,
  printJobs: printJobsRouter,
  uploads: uploadsRouter,
});

export type AppRouter = typeof appRouter;
