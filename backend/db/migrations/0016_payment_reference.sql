ALTER TABLE "payments" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("provider","reference");