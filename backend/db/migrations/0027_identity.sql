CREATE TABLE "device_marks" (
	"mark_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_guesses" (
	"key" text PRIMARY KEY NOT NULL,
	"guesses" integer NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"not_before" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "device_marks" ADD CONSTRAINT "device_marks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_marks_customer" ON "device_marks" USING btree ("customer_id","used_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "password_guesses_claimed" ON "password_guesses" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "verification_codes_created" ON "verification_codes" USING btree ("created_at");--> statement-breakpoint
-- A made-up address moves with the phone of its account: puts right what was left at numbers that accounts have left.
DO $$
DECLARE
	own_domain text := coalesce(nullif(current_setting('plaza.customer_domain', true), ''), 'customer.plaza.test');
	replaced integer;
	moved integer;
BEGIN
	CREATE TEMPORARY TABLE left_behind ON COMMIT DROP AS
		SELECT id, lower(country_code) || phone || '@' || own_domain AS address
		FROM customers
		WHERE deleted_at IS NULL AND phone <> ''
			AND email ~ '^[a-z]{2}[0-9]{6,15}@' AND split_part(email, '@', 2) = own_domain
			AND email <> lower(country_code) || phone || '@' || own_domain;
	-- also of rows without a phone that hold the address of somebody's number
	UPDATE customers SET email = gen_random_uuid() || '@' || own_domain
		WHERE id IN (SELECT id FROM left_behind) OR (phone = '' AND email IN (SELECT address FROM left_behind));
	GET DIAGNOSTICS replaced = ROW_COUNT;
	UPDATE customers SET email = first.address
		FROM (SELECT min(id) AS id, address FROM left_behind GROUP BY address) AS first
		WHERE customers.id = first.id
			AND NOT EXISTS (SELECT 1 FROM customers AS holder WHERE holder.email = first.address);
	GET DIAGNOSTICS moved = ROW_COUNT;
	RAISE NOTICE 'made-up addresses: % moved to the phone of their account, % replaced by a random one', moved, replaced - moved;
END $$;
