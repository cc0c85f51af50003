ALTER TABLE "DigitalSignageSegment" DROP CONSTRAINT "DigitalSignageSegment_type";
ALTER TABLE "DigitalSignageSegment"
  ADD CONSTRAINT "DigitalSignageSegment_type" CHECK ("type" IN ('image', 'video', 'text', 'menu', 'template', 'pickup'));
