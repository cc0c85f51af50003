-- The periods that a person compares again and again, in the statistics.
CREATE TABLE "KeptComparisons" (
    "userId" INTEGER NOT NULL,
    "comparisons" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "KeptComparisons_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "KeptComparisons" ADD CONSTRAINT "KeptComparisons_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
