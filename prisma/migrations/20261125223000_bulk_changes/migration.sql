-- CreateTable
CREATE TABLE "BulkChange" (
    "id" SERIAL NOT NULL,
    "call" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "values" JSONB NOT NULL,

    CONSTRAINT "BulkChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "BulkChange_call_idx" ON "BulkChange"("call");

-- CreateIndex
CREATE INDEX "BulkChange_at_idx" ON "BulkChange"("at");
