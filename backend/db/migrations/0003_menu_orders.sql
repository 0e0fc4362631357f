CREATE TABLE "store_search" (
	"gid" integer PRIMARY KEY NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "order_line_id" integer;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "nth" smallint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "kind" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_search" ADD CONSTRAINT "store_search_gid_stores_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."stores"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_search_terms" ON "store_search" USING gin ("terms");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_issued" ON "gift_cards" USING btree ("order_line_id","nth");--> statement-breakpoint
CREATE INDEX "gift_cards_order" ON "gift_cards" USING btree ("order_id");