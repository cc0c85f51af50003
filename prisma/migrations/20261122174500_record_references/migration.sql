-- What points to a record is found without reading every product: when one is deleted, and when staff asks what uses it.
CREATE INDEX "Product_images_idx" ON "Product" USING GIN ("images");
CREATE INDEX "Product_soldOut_idx" ON "Product" USING GIN ("soldOut");
CREATE INDEX "Product_bundleItems_idx" ON "Product" USING GIN ("bundleItems" jsonb_path_ops);
CREATE INDEX "Product_content_idx" ON "Product" USING GIN ("content" jsonb_path_ops);

-- Lists by name.
CREATE INDEX "Product_name_id_idx" ON "Product"("name", "id");
