DROP TABLE "gift_card_entries" CASCADE;--> statement-breakpoint
DROP TABLE "points_entries" CASCADE;