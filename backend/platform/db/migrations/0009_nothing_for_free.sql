CREATE TABLE "mail_refusals" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_state";--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "is_unclaimed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "unclaimed_names" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placed_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "counted_to" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "attempted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_open_from" ON "orders" USING btree ("placed_from") WHERE "orders"."status" in (1, 3) and "orders"."placed_from" <> '';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notices_counted" ON "notices" USING btree ("counted_to","created_at") WHERE "notices"."counted_to" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "quotes_customer" ON "quotes" USING btree ("customer_id","created_at");--> statement-breakpoint
-- the old version: never writes it
ALTER TABLE "notices" ADD CONSTRAINT "notices_state" CHECK ("notices"."state" in ('waiting', 'sent', 'refused', 'obsolete', 'withheld'));