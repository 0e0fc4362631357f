-- the old version: truncates neither
CREATE TRIGGER "audit_entries_are_kept" BEFORE TRUNCATE ON "audit_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit"();--> statement-breakpoint
-- the old version: truncates neither
CREATE TRIGGER "transfers_are_kept" BEFORE TRUNCATE ON "transfers"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_transfers"();--> statement-breakpoint
-- who could cancel an accepted order, and so return its money, without being allowed to refund
INSERT INTO "audit_entries" ("at", "actor", "act", "subject", "detail")
SELECT now(), 'upgrade', 'operators.limit', "name", 'cancels orders before their acceptance alone, without refunds'
FROM "operators"
WHERE "revoked_at" IS NULL AND "abilities" @> '["orders"]' AND NOT "abilities" @> '["refunds"]'
ORDER BY "name";
