-- expand
CREATE TABLE "CopyPulse" (
    "id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CopyPulse_pkey" PRIMARY KEY ("id")
);
