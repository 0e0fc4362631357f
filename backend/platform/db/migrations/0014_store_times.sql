ALTER TABLE "menu_sections" ADD COLUMN "available" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "special_hours" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "closed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "busy_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "busy_until" timestamp with time zone;--> statement-breakpoint
-- the old version: never writes it
ALTER TABLE "stores" ADD CONSTRAINT "stores_busy" CHECK ("stores"."busy_minutes" between 0 and 240);