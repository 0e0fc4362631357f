ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_quantity";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid";--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "item_total" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "store_discount" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_discount" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "surcharge_total" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_fee" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "total_before_tax" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "grand_total" integer;--> statement-breakpoint
UPDATE "orders" SET
  "item_total" = coalesce(("totals"->>'itemTotal')::integer, 0),
  "store_discount" = coalesce(("totals"->>'storeDiscount')::integer, 0),
  "coupon_discount" = coalesce(("totals"->>'couponDiscount')::integer, 0),
  "surcharge_total" = coalesce(("totals"->>'surcharge')::integer, 0),
  "shipping_fee" = coalesce(("totals"->>'shippingFee')::integer, 0),
  "total_before_tax" = coalesce(("totals"->>'totalBeforeTax')::integer, 0),
  "tax" = coalesce(("totals"->>'tax')::integer, 0),
  "grand_total" = coalesce(("totals"->>'grandTotal')::integer, 0),
  "taxes" = coalesce("totals"->'taxes', '{}'::jsonb);--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "item_total" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "store_discount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "coupon_discount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "surcharge_total" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shipping_fee" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "total_before_tax" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "tax" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "grand_total" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "taxes" SET NOT NULL;--> statement-breakpoint
UPDATE "gift_card_entries" SET "order_id" = "extra" WHERE EXISTS (SELECT FROM "orders" WHERE "orders"."id" = "gift_card_entries"."extra");--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_related_order_id_orders_id_fk" FOREIGN KEY ("related_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_groups" ADD CONSTRAINT "option_groups_parent_choice_id_option_choices_id_fk" FOREIGN KEY ("parent_choice_id") REFERENCES "public"."option_choices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_entries_order" ON "gift_card_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "points_entries_order" ON "points_entries" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "totals";--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_type" CHECK ("bookmarks"."type" in (2, 6, 7));--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_type" CHECK ("gift_card_entries"."type" in (0, 1, 5, 6, 7));--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_kind" CHECK ("coupons"."kind" in ('percent', 'amount') and "coupons"."value" >= 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_kind" CHECK ("order_lines"."kind" between 0 and 2);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0 and "order_lines"."amount" = "order_lines"."unit_price" * "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" between 1 and 7);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_status" CHECK ("orders"."delivery_status" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_method" CHECK ("orders"."shipping_method" between 1 and 5);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in (0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parts" CHECK (least("orders"."item_total", "orders"."store_discount", "orders"."coupon_discount", "orders"."surcharge_total", "orders"."shipping_fee", "orders"."tax", "orders"."tips") >= 0
        and "orders"."store_discount" + "orders"."coupon_discount" <= "orders"."item_total");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bill" CHECK ("orders"."total_before_tax" = "orders"."item_total" - "orders"."store_discount" - "orders"."coupon_discount" + "orders"."surcharge_total" + "orders"."shipping_fee"
        and "orders"."grand_total" = "orders"."total_before_tax" + "orders"."tax");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credit" CHECK ("orders"."gift_card_payment" >= 0 and "orders"."points_payment" >= 0 and "orders"."points_spent" >= 0 and "orders"."points_earned" >= 0
        and "orders"."gift_card_payment" + "orders"."points_payment" <= "orders"."total_paid");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK ("orders"."total_paid" between 0 and "orders"."grand_total" + "orders"."tips"
        and ("orders"."status" <> 4 or "orders"."total_paid" = "orders"."grand_total" + "orders"."tips")
        and "orders"."refunded" between 0 and "orders"."total_paid");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method" CHECK ("payments"."method" in (2, 6, 7, 8, 12, 13));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK ("payments"."state" in ('pending', 'succeeded', 'declined', 'canceled', 'refunded'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kind" CHECK ("products"."kind" in (0, 1));--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_kind" CHECK ("stores"."kind" between 1 and 5);