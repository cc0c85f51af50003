-- CreateEnum
CREATE TYPE "OrderState" AS ENUM ('awaiting', 'confirmed', 'inDelivery', 'completed', 'rejected', 'canceled', 'failed');

-- CreateEnum
CREATE TYPE "PaymentState" AS ENUM ('none', 'open', 'paid', 'refundPending', 'refunded');

-- CreateEnum
CREATE TYPE "OutboxState" AS ENUM ('waiting', 'running', 'done', 'dead');

-- CreateEnum
CREATE TYPE "PrintLayout" AS ENUM ('receipt', 'kitchen');

-- CreateEnum
CREATE TYPE "PrintState" AS ENUM ('waiting', 'claimed', 'printed', 'failed', 'unclear');

-- CreateTable
CREATE TABLE "Category" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "imageId" INTEGER,
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "isPublic" BOOLEAN NOT NULL DEFAULT true,
    "schedule" JSONB NOT NULL DEFAULT '[]',
    "isVisibleWhenUnavailable" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Product" (
    "id" SERIAL NOT NULL,
    "uid" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "allergens" TEXT NOT NULL DEFAULT '',
    "price" INTEGER NOT NULL,
    "type" TEXT NOT NULL DEFAULT 'simple',
    "images" INTEGER[],
    "unit" TEXT NOT NULL DEFAULT 'amount',
    "alternativeUnits" JSONB NOT NULL DEFAULT '[]',
    "minimumQuantity" DOUBLE PRECISION,
    "maximumQuantity" DOUBLE PRECISION,
    "quantityStepSize" DOUBLE PRECISION,
    "defaultQuantity" DOUBLE PRECISION,
    "defaultUnit" TEXT,
    "isStepByStep" BOOLEAN NOT NULL DEFAULT false,
    "pricing" TEXT NOT NULL DEFAULT 'fixed',
    "calculationModel" TEXT,
    "tax" DOUBLE PRECISION NOT NULL,
    "takeawayTax" DOUBLE PRECISION,
    "dineInTax" DOUBLE PRECISION,
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "isPublic" BOOLEAN NOT NULL DEFAULT true,
    "schedule" JSONB NOT NULL DEFAULT '[]',
    "isVisibleWhenUnavailable" BOOLEAN NOT NULL DEFAULT false,
    "isPriceHidden" BOOLEAN NOT NULL DEFAULT false,
    "isLeadTimeEnabled" BOOLEAN NOT NULL DEFAULT false,
    "leadTimeType" TEXT NOT NULL DEFAULT 'minutes',
    "leadTimeValue" INTEGER NOT NULL DEFAULT 0,
    "content" JSONB NOT NULL DEFAULT '{"type":"other","category":null}',
    "config" JSONB NOT NULL DEFAULT '{"parts":[]}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Menu" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "availableFrom" TIMESTAMPTZ(3) NOT NULL,
    "branches" INTEGER[],
    "catalog" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "Menu_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Image" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "extension" TEXT NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Image_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Upload" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "extension" TEXT NOT NULL,
    "mimeType" TEXT NOT NULL,
    "publicHash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "orderId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Order" (
    "id" SERIAL NOT NULL,
    "uid" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "branchId" INTEGER NOT NULL,
    "ticketDay" TEXT NOT NULL,
    "ticketNumber" INTEGER NOT NULL,
    "state" "OrderState" NOT NULL DEFAULT 'awaiting',
    "paymentState" "PaymentState" NOT NULL DEFAULT 'none',
    "version" INTEGER NOT NULL DEFAULT 1,
    "isDelivery" BOOLEAN NOT NULL,
    "isDineIn" BOOLEAN NOT NULL,
    "tableId" INTEGER,
    "tableIdentifier" TEXT,
    "deliveryArea" TEXT,
    "isCompany" BOOLEAN NOT NULL DEFAULT false,
    "companyName" TEXT NOT NULL DEFAULT '',
    "vatNo" TEXT NOT NULL DEFAULT '',
    "firstName" TEXT NOT NULL DEFAULT '',
    "lastName" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "street" TEXT NOT NULL DEFAULT '',
    "floor" TEXT NOT NULL DEFAULT '',
    "stairway" TEXT NOT NULL DEFAULT '',
    "door" TEXT NOT NULL DEFAULT '',
    "zipCode" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL DEFAULT 'AT',
    "isDeliveryAddressDifferent" BOOLEAN NOT NULL DEFAULT false,
    "deliveryAddress" JSONB,
    "comment" TEXT NOT NULL DEFAULT '',
    "internalNote" TEXT NOT NULL DEFAULT '',
    "appointmentDate" TIMESTAMPTZ(3),
    "appointment" TIMESTAMPTZ(3),
    "counterAppointment" TIMESTAMPTZ(3),
    "declinedCounterAppointment" TIMESTAMPTZ(3),
    "rejectionMessage" TEXT,
    "cancelReason" TEXT,
    "paymentMethod" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "isQuotation" BOOLEAN NOT NULL DEFAULT false,
    "donateeId" INTEGER,
    "donateeName" TEXT,
    "donation" INTEGER NOT NULL DEFAULT 0,
    "pricing" TEXT NOT NULL,
    "gross" INTEGER NOT NULL,
    "deliveryGross" INTEGER NOT NULL,
    "totalNet" INTEGER NOT NULL,
    "totalGross" INTEGER NOT NULL,
    "taxLines" JSONB NOT NULL,
    "questionnaire" JSONB,
    "questionnaireRating" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderItem" (
    "orderId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "allergens" TEXT NOT NULL DEFAULT '',
    "amount" DOUBLE PRECISION NOT NULL,
    "unit" TEXT NOT NULL,
    "unitPrice" INTEGER NOT NULL,
    "gross" INTEGER NOT NULL,
    "taxRate" DOUBLE PRECISION NOT NULL,
    "pricing" TEXT NOT NULL,
    "isPriceHidden" BOOLEAN NOT NULL DEFAULT false,
    "parts" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "OrderItem_pkey" PRIMARY KEY ("orderId","position")
);

-- CreateTable
CREATE TABLE "OrderEvent" (
    "sequence" BIGSERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "branchId" INTEGER NOT NULL,
    "event" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrderEvent_pkey" PRIMARY KEY ("sequence")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "orderId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "firstName" TEXT NOT NULL DEFAULT '',
    "lastName" TEXT NOT NULL DEFAULT '',
    "passwordHash" TEXT NOT NULL,
    "roles" TEXT[],
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "isLocked" BOOLEAN NOT NULL DEFAULT false,
    "expiresAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UserBranch" (
    "userId" INTEGER NOT NULL,
    "branchId" INTEGER NOT NULL,

    CONSTRAINT "UserBranch_pkey" PRIMARY KEY ("userId","branchId")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "csrfToken" TEXT NOT NULL,
    "userAgent" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LoginFailure" (
    "id" BIGSERIAL NOT NULL,
    "subject" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LoginFailure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LoginLink" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LoginLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Device" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "branchId" INTEGER NOT NULL,
    "keyHash" TEXT NOT NULL,
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "lastSeenAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Device_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Config" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "data" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Config_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShopVersion" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "ShopVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Division" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "isPublic" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Division_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Branch" (
    "id" SERIAL NOT NULL,
    "identifier" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "street" TEXT NOT NULL DEFAULT '',
    "zipCode" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL DEFAULT 'AT',
    "phone" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "keywords" TEXT NOT NULL DEFAULT '',
    "tags" INTEGER[],
    "images" INTEGER[],
    "logoId" INTEGER,
    "longitude" DOUBLE PRECISION,
    "latitude" DOUBLE PRECISION,
    "timeZone" TEXT NOT NULL DEFAULT 'Europe/Vienna',
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "isPublic" BOOLEAN NOT NULL DEFAULT true,
    "openingHours" JSONB NOT NULL DEFAULT '[]',
    "deliveryHours" JSONB NOT NULL DEFAULT '[]',
    "isDeliveryHoursEnabled" BOOLEAN NOT NULL DEFAULT false,
    "closedMessage" TEXT NOT NULL DEFAULT '',
    "orderableFrom" TIMESTAMPTZ(3),
    "isTakeawayEnabled" BOOLEAN NOT NULL DEFAULT true,
    "isDeliveryEnabled" BOOLEAN NOT NULL DEFAULT false,
    "isDineInEnabled" BOOLEAN NOT NULL DEFAULT false,
    "isTableSelectionEnabled" BOOLEAN NOT NULL DEFAULT false,
    "isPreorderEnabled" BOOLEAN NOT NULL DEFAULT false,
    "isQuotationRequired" BOOLEAN NOT NULL DEFAULT false,
    "isAppointmentRequired" BOOLEAN NOT NULL DEFAULT false,
    "isDeliveryEmailRequired" BOOLEAN NOT NULL DEFAULT true,
    "isDeliveryPhoneRequired" BOOLEAN NOT NULL DEFAULT true,
    "isDeliveryAddressRequired" BOOLEAN NOT NULL DEFAULT true,
    "isDineInEmailRequired" BOOLEAN NOT NULL DEFAULT false,
    "isDineInPhoneRequired" BOOLEAN NOT NULL DEFAULT false,
    "isDineInAddressRequired" BOOLEAN NOT NULL DEFAULT false,
    "isTakeawayEmailRequired" BOOLEAN NOT NULL DEFAULT true,
    "isTakeawayPhoneRequired" BOOLEAN NOT NULL DEFAULT true,
    "isTakeawayAddressRequired" BOOLEAN NOT NULL DEFAULT false,
    "isCashEnabled" BOOLEAN NOT NULL DEFAULT true,
    "isATMCardEnabled" BOOLEAN NOT NULL DEFAULT false,
    "isHydroAGVoucherEnabled" BOOLEAN NOT NULL DEFAULT false,
    "isMollieEnabled" BOOLEAN NOT NULL DEFAULT false,
    "isDatatransEnabled" BOOLEAN NOT NULL DEFAULT false,
    "deliveryAreas" JSONB NOT NULL DEFAULT '[]',
    "acceptMinutes" INTEGER NOT NULL DEFAULT 5,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Branch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DiningTable" (
    "id" SERIAL NOT NULL,
    "identifier" TEXT NOT NULL,
    "branchId" INTEGER NOT NULL,

    CONSTRAINT "DiningTable_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Tag" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "imageId" INTEGER,

    CONSTRAINT "Tag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Donatee" (
    "id" SERIAL NOT NULL,
    "identifier" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "Donatee_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Site" (
    "id" SERIAL NOT NULL,
    "path" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "type" TEXT NOT NULL DEFAULT 'custom_site',
    "isPublic" BOOLEAN NOT NULL DEFAULT false,
    "content" JSONB NOT NULL DEFAULT '{"body":[]}',

    CONSTRAINT "Site_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Block" (
    "id" SERIAL NOT NULL,
    "identifier" TEXT NOT NULL,
    "content" JSONB NOT NULL DEFAULT '{"body":[]}',

    CONSTRAINT "Block_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Navigation" (
    "id" SERIAL NOT NULL,
    "identifier" TEXT NOT NULL,
    "items" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "Navigation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Outbox" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "state" "OutboxState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "runAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leasedUntil" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "Outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PrintJob" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "branchId" INTEGER NOT NULL,
    "layout" "PrintLayout" NOT NULL,
    "copies" INTEGER NOT NULL DEFAULT 1,
    "isDuplicate" BOOLEAN NOT NULL DEFAULT false,
    "state" "PrintState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "reason" TEXT,
    "printer" TEXT,
    "deviceId" INTEGER,
    "outboxId" BIGINT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimedAt" TIMESTAMPTZ(3),
    "printedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PrintJob_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Product_uid_key" ON "Product"("uid");

-- CreateIndex
CREATE UNIQUE INDEX "Upload_publicHash_key" ON "Upload"("publicHash");

-- CreateIndex
CREATE INDEX "Upload_orderId_idx" ON "Upload"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "Order_uid_key" ON "Order"("uid");

-- CreateIndex
CREATE INDEX "Order_branchId_state_createdAt_idx" ON "Order"("branchId", "state", "createdAt");

-- CreateIndex
CREATE INDEX "Order_createdAt_idx" ON "Order"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Order_branchId_ticketDay_ticketNumber_key" ON "Order"("branchId", "ticketDay", "ticketNumber");

-- CreateIndex
CREATE INDEX "OrderItem_productId_idx" ON "OrderItem"("productId");

-- CreateIndex
CREATE INDEX "OrderEvent_branchId_sequence_idx" ON "OrderEvent"("branchId", "sequence");

-- CreateIndex
CREATE INDEX "OrderEvent_orderId_idx" ON "OrderEvent"("orderId");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "LoginFailure_subject_at_idx" ON "LoginFailure"("subject", "at");

-- CreateIndex
CREATE UNIQUE INDEX "Device_keyHash_key" ON "Device"("keyHash");

-- CreateIndex
CREATE UNIQUE INDEX "Branch_identifier_key" ON "Branch"("identifier");

-- CreateIndex
CREATE UNIQUE INDEX "DiningTable_branchId_identifier_key" ON "DiningTable"("branchId", "identifier");

-- CreateIndex
CREATE UNIQUE INDEX "Tag_name_key" ON "Tag"("name");

-- CreateIndex
CREATE UNIQUE INDEX "Donatee_identifier_key" ON "Donatee"("identifier");

-- CreateIndex
CREATE UNIQUE INDEX "Site_path_key" ON "Site"("path");

-- CreateIndex
CREATE UNIQUE INDEX "Block_identifier_key" ON "Block"("identifier");

-- CreateIndex
CREATE UNIQUE INDEX "Navigation_identifier_key" ON "Navigation"("identifier");

-- CreateIndex
CREATE INDEX "Outbox_state_runAt_idx" ON "Outbox"("state", "runAt");

-- CreateIndex
CREATE INDEX "PrintJob_branchId_state_id_idx" ON "PrintJob"("branchId", "state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "PrintJob_outboxId_layout_key" ON "PrintJob"("outboxId", "layout");

-- AddForeignKey
ALTER TABLE "Upload" ADD CONSTRAINT "Upload_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderItem" ADD CONSTRAINT "OrderItem_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderEvent" ADD CONSTRAINT "OrderEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserBranch" ADD CONSTRAINT "UserBranch_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserBranch" ADD CONSTRAINT "UserBranch_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LoginLink" ADD CONSTRAINT "LoginLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Device" ADD CONSTRAINT "Device_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DiningTable" ADD CONSTRAINT "DiningTable_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrintJob" ADD CONSTRAINT "PrintJob_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrintJob" ADD CONSTRAINT "PrintJob_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
