DROP INDEX "deals_store";--> statement-breakpoint
DROP INDEX "option_groups_deal";--> statement-breakpoint
DROP INDEX "option_groups_product";--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "key" text DEFAULT left(md5(gen_random_uuid()::text), 12) NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "file_stock" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "menu_sections" ADD COLUMN "key" text DEFAULT left(md5(gen_random_uuid()::text), 12) NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_sections" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "option_choices" ADD COLUMN "key" text DEFAULT left(md5(gen_random_uuid()::text), 12) NOT NULL;--> statement-breakpoint
ALTER TABLE "option_choices" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "option_choices" ADD COLUMN "file_stock" integer;--> statement-breakpoint
ALTER TABLE "option_groups" ADD COLUMN "key" text DEFAULT left(md5(gen_random_uuid()::text), 12) NOT NULL;--> statement-breakpoint
ALTER TABLE "option_groups" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "file_stock" integer;--> statement-breakpoint
-- the old version: writes no rows of the catalogue, except as the seed of an empty demo
CREATE UNIQUE INDEX "deals_key" ON "deals" USING btree ("gid","key");--> statement-breakpoint
-- the old version: writes no rows of the catalogue, except as the seed of an empty demo
CREATE UNIQUE INDEX "menu_sections_key" ON "menu_sections" USING btree ("gid","key");--> statement-breakpoint
-- the old version: writes no rows of the catalogue, except as the seed of an empty demo
CREATE UNIQUE INDEX "option_choices_key" ON "option_choices" USING btree ("group_id","key");--> statement-breakpoint
-- the old version: writes no rows of the catalogue, except as the seed of an empty demo
CREATE UNIQUE INDEX "option_groups_deal_key" ON "option_groups" USING btree ("deal_id","key");--> statement-breakpoint
-- the old version: writes no rows of the catalogue, except as the seed of an empty demo
CREATE UNIQUE INDEX "option_groups_product_key" ON "option_groups" USING btree ("product_id","key");--> statement-breakpoint
-- what was never unique becomes so before the index requires it
UPDATE "products" p SET "sku" = p."sku" || '-' || p."id" WHERE p."sku" = '' OR EXISTS (SELECT 1 FROM "products" q WHERE q."gid" = p."gid" AND q."sku" = p."sku" AND q."id" < p."id");--> statement-breakpoint
-- the old version: writes no rows of the catalogue, except as the seed of an empty demo
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree ("gid","sku");--> statement-breakpoint
CREATE TRIGGER "deals_retired" BEFORE UPDATE OF "retired_at" ON "deals"
FOR EACH ROW WHEN (OLD."retired_at" IS DISTINCT FROM NEW."retired_at") EXECUTE FUNCTION "set_changed_at"();--> statement-breakpoint
CREATE TRIGGER "products_retired" BEFORE UPDATE OF "retired_at" ON "products"
FOR EACH ROW WHEN (OLD."retired_at" IS DISTINCT FROM NEW."retired_at") EXECUTE FUNCTION "set_changed_at"();
