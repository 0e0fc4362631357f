CREATE TABLE "order_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"key" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" integer NOT NULL,
	"tax" integer DEFAULT 0 NOT NULL,
	"by_provider" integer DEFAULT 0 NOT NULL,
	"by_cash" integer DEFAULT 0 NOT NULL,
	"by_gift_card" integer DEFAULT 0 NOT NULL,
	"by_points" integer DEFAULT 0 NOT NULL,
	"gift_card_code" text DEFAULT '' NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"points_unearned" integer DEFAULT 0 NOT NULL,
	"unclaimed" integer DEFAULT 0 NOT NULL,
	"paid_out_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_refunds_parts" CHECK (least("order_refunds"."by_provider", "order_refunds"."by_cash", "order_refunds"."by_gift_card", "order_refunds"."by_points", "order_refunds"."points", "order_refunds"."points_unearned") >= 0
        and "order_refunds"."amount" > 0 and "order_refunds"."amount" = "order_refunds"."by_provider" + "order_refunds"."by_cash" + "order_refunds"."by_gift_card" + "order_refunds"."by_points"
        and "order_refunds"."tax" between 0 and "order_refunds"."amount" and "order_refunds"."unclaimed" in (0, "order_refunds"."by_gift_card" + "order_refunds"."by_points"))
);
--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "shown_from" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "source" text DEFAULT 'plaza' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "order_refund_id" text;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_refunds_once" ON "order_refunds" USING btree ("order_id","key");--> statement-breakpoint
CREATE INDEX "order_refunds_unclaimed" ON "order_refunds" USING btree ("created_at") WHERE "order_refunds"."unclaimed" > 0 and "order_refunds"."paid_out_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refunds_order_refund" ON "refunds" USING btree ("order_refund_id") WHERE "refunds"."order_refund_id" is not null;--> statement-breakpoint
-- what was refunded before, each time whole, when its order ended
INSERT INTO "order_refunds" ("id", "order_id", "key", "amount", "tax", "by_provider", "by_cash", "by_gift_card", "by_points", "gift_card_code", "points", "created_at")
SELECT left(md5(o.id), 16), o.id, 'ended', o.refunded,
	least(o.refunded, case when o.grand_total + o.tips > 0 then (o.tax::bigint * o.refunded / (o.grand_total + o.tips))::int else 0 end),
	paid.online, o.refunded - o.gift_card_payment - o.points_payment - paid.online,
	o.gift_card_payment, o.points_payment, o.gift_card_code, o.points_spent, o.updated_at
FROM "orders" o
CROSS JOIN LATERAL (
	SELECT coalesce(sum(t.amount), 0)::int AS online FROM "transfers" t WHERE t.order_id = o.id AND t.kind = 'returned'
) paid
WHERE o.refunded > 0 AND o.refunded >= o.gift_card_payment + o.points_payment + paid.online;--> statement-breakpoint
UPDATE "refunds" r SET "order_refund_id" = left(md5(p.order_id), 16)
FROM "payments" p, "order_refunds" d
WHERE p.id = r.payment_id AND d.order_id = p.order_id
	AND EXISTS (SELECT 1 FROM "transfers" t WHERE t.payment_id = p.id AND t.kind = 'paid');--> statement-breakpoint
-- the statement of a card that was received begins there
UPDATE "gift_cards" g SET "shown_from" = t.id
FROM (SELECT gift_card, max(id) AS id FROM "transfers" WHERE kind = 'card_received' GROUP BY gift_card) t
WHERE t.gift_card = g.code;
