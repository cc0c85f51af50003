-- expand
-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "forgotten" SMALLINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "RetentionSettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "periods" JSONB NOT NULL DEFAULT '{}',
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RetentionSettings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PseudonymKey" (
    "year" INTEGER NOT NULL,
    "sealed" TEXT NOT NULL,

    CONSTRAINT "PseudonymKey_pkey" PRIMARY KEY ("year")
);

-- CreateIndex
CREATE INDEX "Order_forgotten_createdAt_idx" ON "Order"("forgotten", "createdAt");

ALTER TABLE "Order" ADD CONSTRAINT "Order_forgotten" CHECK ("forgotten" BETWEEN 0 AND 3);
ALTER TABLE "RetentionSettings" ADD CONSTRAINT "RetentionSettings_one" CHECK ("id" = 1);

-- R349: a shop that has orders already is told first; in a new one nothing is old.
INSERT INTO "RetentionSettings" ("id", "startsAt")
SELECT 1, CASE WHEN EXISTS (SELECT 1 FROM "Order") THEN now() + interval '14 days' ELSE now() END;
