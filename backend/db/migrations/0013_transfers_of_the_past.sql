-- What moved before there was a ledger. Gift-card entries come first and retain their ids, which queued notices name.
INSERT INTO "transfers" ("id", "kind", "debit", "credit", "amount", "currency", "order_id", "gift_card", "created_at")
SELECT e."id", k."kind", k."debit", k."credit", abs(e."delta"), c."currency", coalesce(e."order_id", o."id"), e."code", e."created_at"
FROM "gift_card_entries" e
JOIN "gift_cards" c ON c."code" = e."code"
LEFT JOIN "orders" o ON o."id" = e."extra"
JOIN (VALUES
	(0, 1, 'card_issued', 'store', 'gift_card'),
	(1, -1, 'card_spent', 'gift_card', 'store'),
	(5, 1, 'card_restored', 'store', 'gift_card'),
	(5, -1, 'card_voided', 'gift_card', 'store'),
	(6, -1, 'card_given', 'gift_card', 'customer'),
	(7, 1, 'card_received', 'customer', 'gift_card')
) AS k("type", "sign", "kind", "debit", "credit") ON k."sign" = sign(e."delta") AND k."type" = CASE
	-- received from elsewhere
	WHEN e."type" = 7 AND NOT EXISTS (SELECT 1 FROM "gift_card_entries" g WHERE g."code" = e."code" AND g."type" = 6) THEN 0
	ELSE e."type"
END
ORDER BY e."id";--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('transfers', 'id'), (SELECT coalesce(max("id"), 0) + 1 FROM "gift_card_entries"), false);--> statement-breakpoint
INSERT INTO "transfers" ("kind", "debit", "credit", "amount", "currency", "order_id", "customer_id", "created_at")
SELECT
	CASE WHEN e."delta" < 0 THEN 'points_spent' WHEN o."status" = 5 THEN 'points_restored' ELSE 'points_earned' END,
	CASE WHEN e."delta" < 0 THEN 'points' ELSE 'store' END,
	CASE WHEN e."delta" < 0 THEN 'store' ELSE 'points' END,
	abs(e."delta"), 'points', e."order_id", e."customer_id", e."created_at"
FROM "points_entries" e
LEFT JOIN "orders" o ON o."id" = e."order_id"
WHERE e."delta" <> 0
ORDER BY e."id";--> statement-breakpoint
INSERT INTO "transfers" ("kind", "debit", "credit", "amount", "currency", "order_id", "customer_id", "created_at")
SELECT 'points_spent', 'points', 'store', "points_payment", "currency", "id", "customer_id", "created_at"
FROM "orders" WHERE "points_payment" > 0
UNION ALL
SELECT 'points_restored', 'store', 'points', "points_payment", "currency", "id", "customer_id", "updated_at"
FROM "orders" WHERE "points_payment" > 0 AND "status" = 5;--> statement-breakpoint
INSERT INTO "transfers" ("kind", "debit", "credit", "amount", "currency", "order_id", "payment_id", "created_at")
SELECT 'captured', 'provider', 'customer', "amount", "currency", "order_id", "id", "moved_at"
FROM "payments" WHERE "state" = 'captured' AND "amount" > 0
UNION ALL
SELECT 'paid', 'customer', 'store', "amount", "currency", "order_id", "id", "moved_at"
FROM "payments" WHERE "state" = 'captured' AND "amount" > 0 AND "refunded" = 0;--> statement-breakpoint
INSERT INTO "transfers" ("kind", "debit", "credit", "amount", "currency", "order_id", "payment_id", "created_at")
SELECT 'refunded', 'customer', 'provider', p."refunded" - r."open", p."currency", p."order_id", p."id", p."moved_at"
FROM "payments" p
CROSS JOIN LATERAL (
	SELECT coalesce(sum("amount"), 0)::int AS "open" FROM "refunds" WHERE "payment_id" = p."id" AND "state" <> 'done'
) r
WHERE p."refunded" > r."open";--> statement-breakpoint
INSERT INTO "transfers" ("kind", "debit", "credit", "amount", "currency", "order_id", "created_at")
SELECT 'collected', 'cash', 'store', o."total_paid" - o."refunded" - t."booked", o."currency", o."id", o."updated_at"
FROM "orders" o
CROSS JOIN LATERAL (
	SELECT coalesce(sum(CASE WHEN "credit" = 'store' THEN "amount" ELSE -"amount" END), 0)::int AS "booked"
	FROM "transfers"
	WHERE "order_id" = o."id" AND "currency" = o."currency" AND 'store' IN ("debit", "credit")
		AND "kind" NOT IN ('card_issued', 'card_voided')
) t
WHERE o."total_paid" - o."refunded" > t."booked";--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_transfers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'transfers are only ever added';
END $$;--> statement-breakpoint
CREATE TRIGGER "transfers_are_final" BEFORE UPDATE OR DELETE ON "transfers"
FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_transfers"();
