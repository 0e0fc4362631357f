ALTER TABLE "stores" ADD COLUMN "theme" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_accent" CHECK ("stores"."theme"->>'accent' ~ '^#[0-9a-f]{6}$');