CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('requested', 'sent', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"charge_key" text NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_amount";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "quote_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tips" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "billing_address" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "moved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "problem" text;--> statement-breakpoint
UPDATE "payments" SET
  "quote_id" = "orders"."quote_id",
  "payer_id" = "orders"."customer_id",
  "tips" = "orders"."tips",
  "card_label" = CASE WHEN "payments"."method" = 2 THEN "orders"."card_label" ELSE '' END,
  "moved_at" = coalesce("payments"."settled_at", "payments"."created_at")
FROM "orders" WHERE "orders"."id" = "payments"."order_id";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "quote_id" SET NOT NULL;--> statement-breakpoint
INSERT INTO "refunds" ("id", "payment_id", "amount", "currency", "state", "created_at", "due_at", "settled_at")
SELECT "id", "id", "amount", "currency", CASE WHEN "waits" THEN 'requested' ELSE 'done' END, "moved_at",
  CASE WHEN "waits" THEN now() END, CASE WHEN "waits" THEN NULL ELSE "moved_at" END
FROM (
  SELECT "payments".*, EXISTS (
    SELECT FROM "jobs" WHERE "kind" = 'refund' AND "done_at" IS NULL AND "payload"->>'idempotencyKey' = "payments"."idempotency_key"
  ) AS "waits"
  FROM "payments" WHERE "state" = 'refunded' AND "amount" > 0
) AS "returned";--> statement-breakpoint
DELETE FROM "jobs" WHERE "kind" = 'refund';--> statement-breakpoint
UPDATE "payments" SET "ask_at" = now() WHERE "state" = 'pending';--> statement-breakpoint
UPDATE "payments" SET
  "refunded" = CASE WHEN "state" = 'refunded' THEN "amount" ELSE 0 END,
  "state" = CASE
    WHEN "state" IN ('succeeded', 'refunded') THEN 'captured'
    WHEN "state" = 'canceled' THEN 'cancelled'
    WHEN "state" = 'pending' THEN CASE WHEN "method" = 2 THEN 'sent' ELSE 'redirected' END
    ELSE "state"
  END;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_charge_key_sandbox_charges_idempotency_key_fk" FOREIGN KEY ("charge_key") REFERENCES "public"."sandbox_charges"("idempotency_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE "refunds"."due_at" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_id_customers_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_ask" ON "payments" USING btree ("ask_at") WHERE "payments"."ask_at" is not null;--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "settled_at";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK ("payments"."refunded" between 0 and "payments"."amount" and ("payments"."refunded" = 0 or "payments"."state" = 'captured'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0 and "payments"."tips" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK ("payments"."state" in ('created', 'sent', 'redirected', 'authorised', 'captured', 'declined', 'cancelled', 'expired', 'unknown'));