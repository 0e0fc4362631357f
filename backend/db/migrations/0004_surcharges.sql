ALTER TABLE "orders" ADD COLUMN "store_surcharge" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "self_checkout" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "surcharge" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_pays_surcharge" ON "orders" USING btree ("related_order_id") WHERE "orders"."related_order_id" is not null and "orders"."status" <> 5;