DROP INDEX "coupons_code";--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree (lower("code"),coalesce("gid", 0));