ALTER TABLE "customers" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "asked_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "asker_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "gift_comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "gift_cards_waiting" ON "gift_cards" USING btree ("waits_for");--> statement-breakpoint
UPDATE "customers" SET "deleted_at" = now() WHERE "email" LIKE 'deleted:%';
