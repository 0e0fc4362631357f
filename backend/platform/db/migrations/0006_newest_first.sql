DROP INDEX "verification_codes_phone";--> statement-breakpoint
DROP INDEX "audit_entries_recent";--> statement-breakpoint
DROP INDEX "audit_entries_subject";--> statement-breakpoint
DROP INDEX "device_marks_customer";--> statement-breakpoint
DROP INDEX "reviews_deal";--> statement-breakpoint
DROP INDEX "reviews_store";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customers_text" ON "customers" USING gin (("first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transfers_created" ON "transfers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transfers_gift_card_newest" ON "transfers" USING btree ("gift_card","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transfers_customer_newest" ON "transfers" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_store_newest" ON "orders" USING btree ("gid","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_customer_newest" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_expected" ON "orders" USING btree ("expected_start") WHERE "orders"."expected_start" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_text" ON "orders" USING gin (("id" || ' ' || "first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notices_newest" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "verification_codes_phone" ON "verification_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_entries_recent" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_entries_subject" ON "audit_entries" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "device_marks_customer" ON "device_marks" USING btree ("customer_id","used_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_deal" ON "reviews" USING btree ("deal_id","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_store" ON "reviews" USING btree ("gid","created_at");--> statement-breakpoint
DROP INDEX "transfers_gift_card";--> statement-breakpoint
DROP INDEX "transfers_customer";--> statement-breakpoint
DROP INDEX "orders_store";--> statement-breakpoint
DROP INDEX "orders_customer";--> statement-breakpoint
DROP INDEX "notices_recent";
