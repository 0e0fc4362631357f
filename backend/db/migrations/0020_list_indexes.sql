DROP INDEX "deal_search_terms";--> statement-breakpoint
DROP INDEX "deal_search_category1";--> statement-breakpoint
DROP INDEX "deal_search_category2";--> statement-breakpoint
DROP INDEX "deal_search_city_facts";--> statement-breakpoint
DROP INDEX "deal_search_score";--> statement-breakpoint
DROP INDEX "deal_search_store";--> statement-breakpoint
DROP INDEX "deal_search_city_score";--> statement-breakpoint
DROP INDEX "deal_search_city_rating";--> statement-breakpoint
DROP INDEX "deal_search_city_price";--> statement-breakpoint
UPDATE "deal_search" SET "terms" = "terms" || array_to_tsvector(array['@' || "city_key"]);--> statement-breakpoint
CREATE INDEX "deal_search_terms" ON "deal_search" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "deal_search_place" ON "deal_search" USING gist (point("lon", degrees(asinh(tan(radians("lat"))))));--> statement-breakpoint
CREATE INDEX "deal_search_city_discount" ON "deal_search" USING btree ("city_key","discount_percent","ends_at","sold_count");--> statement-breakpoint
CREATE INDEX "deal_search_city_category1" ON "deal_search" USING btree ("city_key","category1","score" DESC NULLS LAST,"deal_id","gid","ends_at","discount_percent","sold_count");--> statement-breakpoint
CREATE INDEX "deal_search_city_category2" ON "deal_search" USING btree ("city_key","category2","score" DESC NULLS LAST,"deal_id","gid","ends_at","discount_percent","sold_count","deal_price","rating");--> statement-breakpoint
CREATE INDEX "deal_search_city_category3" ON "deal_search" USING btree ("city_key","category3","score" DESC NULLS LAST,"deal_id","gid","ends_at","discount_percent","sold_count","deal_price","rating");--> statement-breakpoint
CREATE INDEX "deal_search_score" ON "deal_search" USING btree ("score" DESC NULLS LAST,"deal_id","gid","ends_at","discount_percent","sold_count","category1","category2","category3");--> statement-breakpoint
CREATE INDEX "deal_search_store" ON "deal_search" USING btree ("gid","score" DESC NULLS LAST,"deal_id","ends_at","discount_percent","sold_count","category1","category2","category3");--> statement-breakpoint
CREATE INDEX "deal_search_city_score" ON "deal_search" USING btree ("city_key","score" DESC NULLS LAST,"deal_id","gid","ends_at","discount_percent","sold_count","category1","category2","category3");--> statement-breakpoint
CREATE INDEX "deal_search_city_rating" ON "deal_search" USING btree ("city_key","rating" DESC NULLS LAST,"score" DESC NULLS LAST,"deal_id","gid","ends_at","discount_percent","sold_count","category1","category2","category3");--> statement-breakpoint
CREATE INDEX "deal_search_city_price" ON "deal_search" USING btree ("city_key","deal_price","score" DESC NULLS LAST,"deal_id","gid","ends_at","discount_percent","sold_count","category1","category2","category3");