ALTER TABLE "deals" ADD COLUMN "valid_days" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "valid_until" timestamp with time zone;