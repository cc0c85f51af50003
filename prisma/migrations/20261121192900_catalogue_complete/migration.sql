-- DropForeignKey
ALTER TABLE "UserBranch" DROP CONSTRAINT "UserBranch_branchId_fkey";

-- DropForeignKey
ALTER TABLE "UserBranch" DROP CONSTRAINT "UserBranch_userId_fkey";

-- AlterTable
ALTER TABLE "Block" ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Category" ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Device" ADD COLUMN     "appVersion" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "keyChangedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "platform" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "type" TEXT NOT NULL DEFAULT 'counter',
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "DiningTable" ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Donatee" ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Image" ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Menu" ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Navigation" ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "bundleItems" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "isBundlePriceSum" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "isByLink" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Site" ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Tag" ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Upload" ADD COLUMN     "alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "branchId" INTEGER,
ADD COLUMN     "isLibrary" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "branches" INTEGER[],
ADD COLUMN     "departmentId" INTEGER,
ADD COLUMN     "employedFrom" TEXT,
ADD COLUMN     "employedUntil" TEXT,
ADD COLUMN     "holidayCarriedOver" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN     "holidayEntitlement" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN     "iban" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "passwordChangedAt" TIMESTAMPTZ(3),
ADD COLUMN     "personnelNumber" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "phone" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "terminalPinHash" TEXT,
ADD COLUMN     "weeklyHours" DOUBLE PRECISION NOT NULL DEFAULT 0;

-- Written by hand: the branches of a user move into the user's row, as menus keep theirs.
UPDATE "User" SET "branches" = ARRAY(SELECT "branchId" FROM "UserBranch" WHERE "userId" = "User"."id" ORDER BY "branchId");
-- Everybody so far has a password.
UPDATE "User" SET "passwordChangedAt" = "createdAt";

-- DropTable
DROP TABLE "UserBranch";

-- CreateTable
CREATE TABLE "ImageTemplate" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "backgroundColor" TEXT NOT NULL DEFAULT '#ffffff',
    "backgroundId" INTEGER,
    "layers" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ImageTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderRevision" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "difference" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrderRevision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeviceCommand" (
    "id" SERIAL NOT NULL,
    "deviceId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "message" TEXT,
    "actor" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "DeviceCommand_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Department" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "branchId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Department_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DigitalSignageSegment" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL DEFAULT 'image',
    "imageId" INTEGER,
    "uploadId" INTEGER,
    "title" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "backgroundColor" TEXT NOT NULL DEFAULT '#000000',
    "textColor" TEXT NOT NULL DEFAULT '#ffffff',
    "menuId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DigitalSignageSegment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DigitalSignageStream" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "segments" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DigitalSignageStream_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DigitalSignageDevice" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "branchId" INTEGER NOT NULL,
    "streamId" INTEGER,
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "keyHash" TEXT NOT NULL,
    "lastSeenAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DigitalSignageDevice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Project" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "branchId" INTEGER NOT NULL,
    "members" INTEGER[],
    "startsOn" TEXT,
    "endsOn" TEXT,
    "isCompleted" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Task" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "branchId" INTEGER NOT NULL,
    "projectId" INTEGER,
    "assigneeId" INTEGER,
    "dueOn" TEXT,
    "isCompleted" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorkingSchedule" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "branchId" INTEGER NOT NULL,
    "departmentId" INTEGER,
    "type" TEXT NOT NULL DEFAULT 'work',
    "from" TIMESTAMPTZ(3) NOT NULL,
    "to" TIMESTAMPTZ(3) NOT NULL,
    "breakMinutes" INTEGER NOT NULL DEFAULT 0,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WorkingSchedule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorkingActivity" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "branchId" INTEGER NOT NULL,
    "departmentId" INTEGER,
    "projectId" INTEGER,
    "taskId" INTEGER,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "pausedAt" TIMESTAMPTZ(3),
    "pauses" JSONB NOT NULL DEFAULT '[]',
    "note" TEXT NOT NULL DEFAULT '',
    "corrections" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WorkingActivity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Log" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "level" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "details" TEXT NOT NULL DEFAULT '',
    "actor" TEXT NOT NULL DEFAULT '',
    "branchId" INTEGER,
    "deviceId" INTEGER,
    "subject" TEXT NOT NULL DEFAULT '',
    "subjectId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnalyticsEvent" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "type" TEXT NOT NULL,
    "action" TEXT NOT NULL DEFAULT '',
    "category" TEXT NOT NULL DEFAULT '',
    "data" JSONB NOT NULL DEFAULT '{}',
    "visitor" TEXT NOT NULL,
    "branchId" INTEGER,

    CONSTRAINT "AnalyticsEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnalyticsSalt" (
    "day" TEXT NOT NULL,
    "salt" TEXT NOT NULL,

    CONSTRAINT "AnalyticsSalt_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "FormSubmission" (
    "id" SERIAL NOT NULL,
    "subject" TEXT NOT NULL,
    "company" TEXT NOT NULL DEFAULT '',
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "uploads" INTEGER[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormSubmission_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ImageTemplate_name_key" ON "ImageTemplate"("name");

-- CreateIndex
CREATE INDEX "OrderRevision_orderId_idx" ON "OrderRevision"("orderId");

-- CreateIndex
CREATE INDEX "DeviceCommand_deviceId_state_idx" ON "DeviceCommand"("deviceId", "state");

-- CreateIndex
CREATE UNIQUE INDEX "Department_branchId_name_key" ON "Department"("branchId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "DigitalSignageDevice_keyHash_key" ON "DigitalSignageDevice"("keyHash");

-- CreateIndex
CREATE INDEX "WorkingSchedule_branchId_from_idx" ON "WorkingSchedule"("branchId", "from");

-- CreateIndex
CREATE INDEX "WorkingSchedule_userId_from_idx" ON "WorkingSchedule"("userId", "from");

-- CreateIndex
CREATE INDEX "WorkingActivity_branchId_startedAt_idx" ON "WorkingActivity"("branchId", "startedAt");

-- CreateIndex
CREATE INDEX "WorkingActivity_userId_startedAt_idx" ON "WorkingActivity"("userId", "startedAt");

-- CreateIndex
CREATE INDEX "Log_at_idx" ON "Log"("at");

-- CreateIndex
CREATE INDEX "Log_branchId_at_idx" ON "Log"("branchId", "at");

-- CreateIndex
CREATE INDEX "AnalyticsEvent_type_at_idx" ON "AnalyticsEvent"("type", "at");

-- CreateIndex
CREATE INDEX "AnalyticsEvent_at_idx" ON "AnalyticsEvent"("at");

-- CreateIndex
CREATE INDEX "FormSubmission_createdAt_idx" ON "FormSubmission"("createdAt");

-- AddForeignKey
ALTER TABLE "OrderRevision" ADD CONSTRAINT "OrderRevision_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeviceCommand" ADD CONSTRAINT "DeviceCommand_deviceId_fkey" FOREIGN KEY ("deviceId") REFERENCES "Device"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Department" ADD CONSTRAINT "Department_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DigitalSignageDevice" ADD CONSTRAINT "DigitalSignageDevice_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkingSchedule" ADD CONSTRAINT "WorkingSchedule_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkingActivity" ADD CONSTRAINT "WorkingActivity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand: what the schema language cannot say.
ALTER TABLE "ImageTemplate" ADD CONSTRAINT "ImageTemplate_size" CHECK ("width" BETWEEN 1 AND 10000 AND "height" BETWEEN 1 AND 10000);
ALTER TABLE "WorkingSchedule"
  ADD CONSTRAINT "WorkingSchedule_span" CHECK ("to" > "from"),
  ADD CONSTRAINT "WorkingSchedule_break" CHECK ("breakMinutes" >= 0),
  ADD CONSTRAINT "WorkingSchedule_type" CHECK ("type" IN ('work', 'holiday', 'sick', 'training', 'other'));
ALTER TABLE "WorkingActivity"
  ADD CONSTRAINT "WorkingActivity_span" CHECK ("endedAt" IS NULL OR "endedAt" >= "startedAt"),
  ADD CONSTRAINT "WorkingActivity_pause" CHECK ("pausedAt" IS NULL OR ("endedAt" IS NULL AND "pausedAt" >= "startedAt")),
  ADD CONSTRAINT "WorkingActivity_lists" CHECK (jsonb_typeof("pauses") = 'array' AND jsonb_typeof("corrections") = 'array');
-- Nobody works twice at the same time (attacks A69).
CREATE UNIQUE INDEX "WorkingActivity_open" ON "WorkingActivity" ("userId") WHERE "endedAt" IS NULL;
ALTER TABLE "User"
  ADD CONSTRAINT "User_contract" CHECK ("weeklyHours" BETWEEN 0 AND 168 AND "holidayEntitlement" BETWEEN 0 AND 366),
  ADD CONSTRAINT "User_employed" CHECK ("employedFrom" ~ '^\d{4}-\d{2}-\d{2}$' AND "employedUntil" ~ '^\d{4}-\d{2}-\d{2}$');
ALTER TABLE "DeviceCommand"
  ADD CONSTRAINT "DeviceCommand_kind" CHECK ("kind" IN ('notification', 'print', 'logs')),
  ADD CONSTRAINT "DeviceCommand_state" CHECK ("state" IN ('waiting', 'confirmed', 'failed'));
ALTER TABLE "Log"
  ADD CONSTRAINT "Log_level" CHECK ("level" IN ('info', 'warning', 'error')),
  ADD CONSTRAINT "Log_source" CHECK ("source" IN ('staff', 'server', 'device'));
ALTER TABLE "DigitalSignageSegment" ADD CONSTRAINT "DigitalSignageSegment_type" CHECK ("type" IN ('image', 'video', 'text', 'menu'));
-- Lists are sorted as people read: capitals and umlauts beside their letters; where the database can, 9 before 10.
CREATE COLLATION "reading_order" (provider = icu, locale = 'und-u-kn');
DO $$
DECLARE
  place text[];
BEGIN
  FOREACH place SLICE 1 IN ARRAY ARRAY[
    ['Branch', 'name'], ['Branch', 'city'], ['Category', 'name'], ['Product', 'name'], ['Menu', 'name'], ['Tag', 'name'],
    ['Division', 'name'], ['Donatee', 'name'], ['Site', 'name'], ['DiningTable', 'identifier'], ['Department', 'name'],
    ['Project', 'name'], ['Task', 'name'], ['User', 'lastName'], ['User', 'firstName'], ['Image', 'alt'],
    ['Upload', 'name'], ['ImageTemplate', 'name'], ['Device', 'name'], ['DigitalSignageSegment', 'name'],
    ['DigitalSignageStream', 'name'], ['DigitalSignageDevice', 'name']]
  LOOP
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I TYPE text COLLATE "reading_order"', place[1], place[2]);
  END LOOP;
END
$$;
