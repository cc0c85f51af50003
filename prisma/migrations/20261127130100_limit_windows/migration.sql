-- Counters of limits that all servers share. UNLOGGED: a counter is worth minutes at most, and writing it is not to wait for
-- the disk. After a crash of the database the table is empty.
CREATE UNLOGGED TABLE "LimitWindow" (
    "key" TEXT NOT NULL,
    "used" INTEGER NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LimitWindow_pkey" PRIMARY KEY ("key")
);
