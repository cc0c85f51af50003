-- Counted at every scrape of the metrics; printed jobs, of which there are years, are not in it.
CREATE INDEX "PrintJob_unsettled_idx" ON "PrintJob"("state") WHERE "state" IN ('waiting', 'claimed', 'failed', 'unclear');
