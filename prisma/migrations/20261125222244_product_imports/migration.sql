-- Imports of products run on the server; what they have written can be taken back.
CREATE TABLE "ProductImport" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "userId" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "categories" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "ProductImport_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ProductImportRow" (
    "importId" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "task" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "productId" INTEGER,
    "trace" JSONB,
    "fault" JSONB,

    CONSTRAINT "ProductImportRow_pkey" PRIMARY KEY ("importId","place")
);

-- CreateIndex
CREATE UNIQUE INDEX "ProductImport_key_key" ON "ProductImport"("key");

-- CreateIndex
CREATE INDEX "ProductImport_startedAt_idx" ON "ProductImport"("startedAt");

-- CreateIndex
CREATE INDEX "ProductImportRow_importId_state_place_idx" ON "ProductImportRow"("importId", "state", "place");

-- AddForeignKey
ALTER TABLE "ProductImportRow" ADD CONSTRAINT "ProductImportRow_importId_fkey" FOREIGN KEY ("importId") REFERENCES "ProductImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ProductImport" ADD CONSTRAINT "ProductImport_state"
  CHECK ("state" IN ('running', 'undoing', 'done', 'stopped', 'interrupted', 'undone'));
ALTER TABLE "ProductImportRow" ADD CONSTRAINT "ProductImportRow_state"
  CHECK ("state" IN ('waiting', 'created', 'changed', 'failed', 'undone', 'kept'));
-- One at a time.
CREATE UNIQUE INDEX "ProductImport_active_key" ON "ProductImport"((true)) WHERE "state" IN ('running', 'undoing');
