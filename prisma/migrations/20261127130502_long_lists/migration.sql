-- CreateIndex
CREATE INDEX "Order_state_createdAt_id_branchId_idx" ON "Order"("state", "createdAt", "id", "branchId");

-- By hand: lists that grow with every day are searched anywhere in their texts. Without the extension they are read through, which
-- the log of 30 days bears.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "Log_message_idx" ON "Log" USING gin ("message" gin_trgm_ops);
  CREATE INDEX "Log_actor_idx" ON "Log" USING gin ("actor" gin_trgm_ops);
  CREATE INDEX "Log_subject_trigrams_idx" ON "Log" USING gin ("subject" gin_trgm_ops);
  CREATE INDEX "Upload_name_idx" ON "Upload" USING gin ("name" gin_trgm_ops);
  CREATE INDEX "Upload_alt_idx" ON "Upload" USING gin ("alt" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'without pg_trgm (%), logs and uploads are searched without an index', SQLERRM;
END
$$;
