import { block } from './block.ts';
import { branch } from './branch.ts';
import { category } from './category.ts';
import { config } from './config.ts';
import { department } from './department.ts';
import { device } from './device.ts';
import { digitalSignageDevice } from './digital-signage-device.ts';
import { digitalSignageSegment } from './digital-signage-segment.ts';
import { digitalSignageStream } from './digital-signage-stream.ts';
import { division } from './division.ts';
import { donatee } from './donatee.ts';
import type { Entity } from './entity.ts';
import type { Fields } from './field.ts';
import { image } from './image.ts';
import { imageTemplate } from './image-template.ts';
import { log } from './log.ts';
import { menu } from './menu.ts';
import { navigation } from './navigation.ts';
import { printer } from './printer.ts';
import { product } from './product.ts';
import { project } from './project.ts';
import { site } from './site.ts';
import { station } from './station.ts';
import { table } from './table.ts';
import { tag } from './tag.ts';
import { task } from './task.ts';
import { upload } from './upload.ts';
import { user } from './user.ts';
import { workingActivity } from './working-activity.ts';
import { workingSchedule } from './working-schedule.ts';

/** The registry: every entity, in the order of the bundle of GET /api/init, then the rest. */
export const ENTITIES = {
  config,
  user,
  division,
  branch,
  menu,
  category,
  product,
  tag,
  table,
  site,
  navigation,
  block,
  donatee,
  image,
  imageTemplate,
  upload,
  department,
  device,
  printer,
  station,
  log,
  project,
  task,
  workingSchedule,
  workingActivity,
  digitalSignageSegment,
  digitalSignageStream,
  digitalSignageDevice,
} as const;

/** The same, typed for code that treats all entities alike. */
const every: readonly unknown[] = Object.values(ENTITIES);
export const EVERY_ENTITY = every as readonly Entity<Fields>[];
