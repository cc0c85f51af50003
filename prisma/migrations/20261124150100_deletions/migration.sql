-- CreateTable
CREATE TABLE "Deletion" (
    "id" SERIAL NOT NULL,
    "call" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "rows" JSONB NOT NULL DEFAULT '[]',
    "losses" JSONB NOT NULL DEFAULT '[]',
    "files" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "Deletion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Deletion_call_idx" ON "Deletion"("call");

-- CreateIndex
CREATE INDEX "Deletion_at_idx" ON "Deletion"("at");
