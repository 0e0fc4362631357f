CREATE TABLE "product_search" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"gid" integer NOT NULL,
	"city_key" text NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_store" ON "product_search" USING btree ("gid");--> statement-breakpoint
CREATE INDEX "product_search_city_terms" ON "product_search" USING gin (city_terms("city_key", "terms"));--> statement-breakpoint
CREATE TRIGGER "product_search_stems" BEFORE INSERT OR UPDATE OF "terms" ON "product_search"
FOR EACH ROW EXECUTE FUNCTION "add_search_stems"();
