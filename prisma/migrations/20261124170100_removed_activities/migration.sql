-- CreateTable
CREATE TABLE "RemovedActivity" (
    "id" SERIAL NOT NULL,
    "activityId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "userName" TEXT NOT NULL DEFAULT '',
    "branchId" INTEGER NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "record" JSONB NOT NULL,
    "removedAt" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL DEFAULT '',
    "actorId" INTEGER,
    "reason" TEXT,

    CONSTRAINT "RemovedActivity_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RemovedActivity_branchId_startedAt_idx" ON "RemovedActivity"("branchId", "startedAt");

-- CreateIndex
CREATE INDEX "RemovedActivity_userId_startedAt_idx" ON "RemovedActivity"("userId", "startedAt");
