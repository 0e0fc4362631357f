CREATE TABLE "attendances" (
	"gid" integer PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restocks" (
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"gid" integer NOT NULL,
	"stock" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "restocks_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prepared_at" timestamp with time zone;