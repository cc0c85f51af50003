-- Chores of housekeeping, each done by one server at a time.
CREATE TABLE "Chore" (
    "name" TEXT NOT NULL,
    "begunAt" TIMESTAMPTZ(3) NOT NULL,
    "leasedUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Chore_pkey" PRIMARY KEY ("name")
);
