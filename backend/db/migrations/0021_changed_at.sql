ALTER TABLE "deals" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE FUNCTION "set_changed_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."changed_at" := now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "deals_changed" BEFORE UPDATE OF "name", "short_description", "highlights", "detail", "fine_print", "images", "video", "price", "deal_price", "currency", "starts_at", "ends_at", "limit_per_order", "pickup", "delivery" ON "deals"
FOR EACH ROW WHEN ((OLD."name", OLD."short_description", OLD."highlights", OLD."detail", OLD."fine_print", OLD."images", OLD."video", OLD."price", OLD."deal_price", OLD."currency", OLD."starts_at", OLD."ends_at", OLD."limit_per_order", OLD."pickup", OLD."delivery")
IS DISTINCT FROM (NEW."name", NEW."short_description", NEW."highlights", NEW."detail", NEW."fine_print", NEW."images", NEW."video", NEW."price", NEW."deal_price", NEW."currency", NEW."starts_at", NEW."ends_at", NEW."limit_per_order", NEW."pickup", NEW."delivery"))
EXECUTE FUNCTION "set_changed_at"();--> statement-breakpoint
CREATE TRIGGER "products_changed" BEFORE UPDATE OF "section_id", "name", "description", "price", "kind", "picture", "available", "position" ON "products"
FOR EACH ROW WHEN ((OLD."section_id", OLD."name", OLD."description", OLD."price", OLD."kind", OLD."picture", OLD."available", OLD."position")
IS DISTINCT FROM (NEW."section_id", NEW."name", NEW."description", NEW."price", NEW."kind", NEW."picture", NEW."available", NEW."position"))
EXECUTE FUNCTION "set_changed_at"();--> statement-breakpoint
CREATE TRIGGER "stores_changed" BEFORE UPDATE OF "name", "description", "announcements", "keywords", "categories", "logo", "images", "unit", "street", "city", "region", "postal_code", "country", "lat", "lon", "phone", "currency", "website_url", "hours", "delivery_hours", "holidays", "suspended", "settings", "amenities", "services", "payments", "discount_percent", "surcharge" ON "stores"
FOR EACH ROW WHEN ((OLD."name", OLD."description", OLD."announcements", OLD."keywords", OLD."categories", OLD."logo", OLD."images", OLD."unit", OLD."street", OLD."city", OLD."region", OLD."postal_code", OLD."country", OLD."lat", OLD."lon", OLD."phone", OLD."currency", OLD."website_url", OLD."hours", OLD."delivery_hours", OLD."holidays", OLD."suspended", OLD."settings", OLD."amenities", OLD."services", OLD."payments", OLD."discount_percent", OLD."surcharge")
IS DISTINCT FROM (NEW."name", NEW."description", NEW."announcements", NEW."keywords", NEW."categories", NEW."logo", NEW."images", NEW."unit", NEW."street", NEW."city", NEW."region", NEW."postal_code", NEW."country", NEW."lat", NEW."lon", NEW."phone", NEW."currency", NEW."website_url", NEW."hours", NEW."delivery_hours", NEW."holidays", NEW."suspended", NEW."settings", NEW."amenities", NEW."services", NEW."payments", NEW."discount_percent", NEW."surcharge"))
EXECUTE FUNCTION "set_changed_at"();
