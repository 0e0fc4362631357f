ALTER TABLE "stores" ADD COLUMN "order_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "webhook_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "webhook_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "completes_after" smallint DEFAULT 12;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notices_order" ON "notices" USING btree (("notice"->>'orderId'));--> statement-breakpoint
-- the old version: never writes this column
ALTER TABLE "stores" ADD CONSTRAINT "stores_completes_after" CHECK ("stores"."completes_after" between 1 and 720);
