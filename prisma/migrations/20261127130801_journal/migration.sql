-- expand
-- CreateTable
CREATE TABLE "Journal" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "action" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "actor" TEXT NOT NULL DEFAULT '',
    "userId" INTEGER,
    "deviceId" INTEGER,
    "client" TEXT NOT NULL DEFAULT '',
    "branchId" INTEGER,
    "subject" TEXT NOT NULL DEFAULT '',
    "subjectId" INTEGER,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "Journal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JournalSeal" (
    "place" BIGINT NOT NULL,
    "entryId" BIGINT NOT NULL,
    "previous" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "JournalSeal_pkey" PRIMARY KEY ("place")
);

-- CreateIndex
CREATE INDEX "Journal_at_idx" ON "Journal"("at");

-- CreateIndex
CREATE INDEX "Journal_subject_subjectId_at_idx" ON "Journal"("subject", "subjectId", "at");

-- CreateIndex
CREATE INDEX "Journal_userId_at_idx" ON "Journal"("userId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "JournalSeal_entryId_key" ON "JournalSeal"("entryId");

ALTER TABLE "JournalSeal" ADD CONSTRAINT "JournalSeal_place" CHECK ("place" >= 1);
ALTER TABLE "JournalSeal" ADD CONSTRAINT "JournalSeal_hash" CHECK ("hash" ~ '^[0-9a-f]{64}$');

-- R352: what was done stays as it was written. After three years the rule of retention may remove it, and with it its seal.
CREATE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD."at" < now() - interval '36 months' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'the journal is never changed (R352)';
END;
$$;
CREATE TRIGGER journal_is_final BEFORE UPDATE OR DELETE ON "Journal"
  FOR EACH ROW EXECUTE FUNCTION refuse_journal_change();
CREATE TRIGGER journal_stays BEFORE TRUNCATE ON "Journal"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();

CREATE FUNCTION refuse_seal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT 1 FROM "Journal" WHERE "id" = OLD."entryId") THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'the journal is never changed (R352)';
END;
$$;
CREATE TRIGGER seal_is_final BEFORE UPDATE OR DELETE ON "JournalSeal"
  FOR EACH ROW EXECUTE FUNCTION refuse_seal_change();
CREATE TRIGGER seals_stay BEFORE TRUNCATE ON "JournalSeal"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_seal_change();
