-- expand
-- CreateTable
CREATE TABLE "GuestErasure" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,
    "userId" INTEGER,
    "note" TEXT NOT NULL DEFAULT '',
    "waiting" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "receipt" JSONB NOT NULL,

    CONSTRAINT "GuestErasure_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "GuestErasure_at_idx" ON "GuestErasure"("at");
