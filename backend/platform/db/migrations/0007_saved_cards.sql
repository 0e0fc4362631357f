CREATE TABLE "sandbox_cards" (
	"ref" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"type" smallint,
	"last_four" text NOT NULL,
	"month" smallint NOT NULL,
	"year" smallint NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vault_customers" (
	"customer_id" integer NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "vault_customers_customer_id_provider_pk" PRIMARY KEY("customer_id","provider")
);
--> statement-breakpoint
ALTER TABLE "vault_customers" ADD CONSTRAINT "vault_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_cards_one" ON "sandbox_cards" USING btree ("customer","last_four","month","year");