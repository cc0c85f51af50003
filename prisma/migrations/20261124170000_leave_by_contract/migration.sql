-- AlterTable
ALTER TABLE "Branch" ADD COLUMN     "holidayRegion" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "holidayCarriedOverYear" INTEGER,
ADD COLUMN     "workingDays" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Until now carried-over days counted in the running year only: that is the year they belong to.
UPDATE "User" SET "holidayCarriedOverYear" = EXTRACT(YEAR FROM now() AT TIME ZONE 'Europe/Vienna')::int;
