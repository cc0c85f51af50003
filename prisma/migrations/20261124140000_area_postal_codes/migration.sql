-- An area may say which postcodes it covers; those that are there cover none, so guests go on choosing them from the list.
UPDATE "Branch" SET "deliveryAreas" = (
  SELECT jsonb_agg('{"postalCodes": []}'::jsonb || area ORDER BY position)
  FROM jsonb_array_elements("deliveryAreas") WITH ORDINALITY AS areas(area, position)
) WHERE jsonb_typeof("deliveryAreas") = 'array' AND jsonb_array_length("deliveryAreas") > 0;
