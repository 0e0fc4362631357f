DROP INDEX "verification_codes_phone";--> statement-breakpoint
DROP INDEX "transfers_gift_card";--> statement-breakpoint
DROP INDEX "transfers_customer";--> statement-breakpoint
DROP INDEX "audit_entries_recent";--> statement-breakpoint
DROP INDEX "audit_entries_subject";--> statement-breakpoint
DROP INDEX "orders_store";--> statement-breakpoint
DROP INDEX "orders_customer";--> statement-breakpoint
DROP INDEX "notices_recent";--> statement-breakpoint
DROP INDEX "device_marks_customer";--> statement-breakpoint
DROP INDEX "reviews_deal";--> statement-breakpoint
DROP INDEX "reviews_store";--> statement-breakpoint
CREATE INDEX "customers_text" ON "customers" USING gin (("first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "transfers_created" ON "transfers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_expected" ON "orders" USING btree ("expected_start") WHERE "orders"."expected_start" is not null;--> statement-breakpoint
CREATE INDEX "orders_text" ON "orders" USING gin (("id" || ' ' || "first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "verification_codes_phone" ON "verification_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "transfers_gift_card" ON "transfers" USING btree ("gift_card","created_at");--> statement-breakpoint
CREATE INDEX "transfers_customer" ON "transfers" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_recent" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "orders_store" ON "orders" USING btree ("gid","created_at");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_recent" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "device_marks_customer" ON "device_marks" USING btree ("customer_id","used_at");--> statement-breakpoint
CREATE INDEX "reviews_deal" ON "reviews" USING btree ("deal_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_store" ON "reviews" USING btree ("gid","created_at");