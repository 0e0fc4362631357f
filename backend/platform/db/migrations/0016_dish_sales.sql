ALTER TABLE "products" ADD COLUMN "regular_price" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "further_pictures" jsonb;--> statement-breakpoint
CREATE TRIGGER "products_sale_changed" BEFORE UPDATE OF "regular_price", "price_until", "further_pictures" ON "products"
FOR EACH ROW WHEN ((OLD."regular_price", OLD."price_until", OLD."further_pictures")
IS DISTINCT FROM (NEW."regular_price", NEW."price_until", NEW."further_pictures"))
EXECUTE FUNCTION "set_changed_at"();
