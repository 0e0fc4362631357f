CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "unaccent";--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deal_search" ADD COLUMN "terms_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_search" ADD COLUMN "terms_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING gin ("stem" gin_trgm_ops);--> statement-breakpoint
-- null for words of other scripts, which are not ASCII; a word without a stem, such as 'for', is its own
CREATE FUNCTION "search_stem"("word" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length("word") = length("word") THEN coalesce((ts_lexize('english_stem', "word"))[1], "word") END
$$;--> statement-breakpoint
-- without accents: 'sandwiches' is stored as 'sandwiches' and '~sandwich', '+hotpots', two words, as '+hotpot'
CREATE FUNCTION "add_search_stems"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- OFFSET keeps PostgreSQL from taking accents off once for each use of the word
  NEW."terms" := array_to_tsvector(array_remove(ARRAY(
    SELECT unaccent(term) FROM unnest(tsvector_to_array(NEW."terms")) term WHERE term NOT LIKE '+%'
    UNION ALL
    SELECT CASE WHEN term LIKE '+%' THEN '+' ELSE '~' END || search_stem(word)
    FROM (
      SELECT term, unaccent(ltrim(term, '+')) AS word
      FROM unnest(tsvector_to_array(NEW."terms")) term WHERE term NOT LIKE '~%' OFFSET 0
    ) plain
  ), NULL));
  RETURN NEW;
END $$;--> statement-breakpoint
-- 'hot*|+hotpot&pot*|+hotpot' as "within" has it stored: each word as it is, with * also as a beginning, by its stem
-- unless that is the whole word, and as two words; two words also as one.
-- Marked as immutable although unaccent is not: else it would run again for each row that is compared
CREATE FUNCTION "search_query"("within" text, "words" text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  alternatives text;
  term text;
  word text;
  stem text;
  forms text[];
  found text[];
BEGIN
  FOREACH alternatives IN ARRAY string_to_array("words", '&') LOOP
    forms := NULL;
    FOREACH term IN ARRAY string_to_array(alternatives, '|') LOOP
      word := unaccent(trim('+*' FROM term));
      stem := search_stem(word);
      IF term NOT LIKE '+%' THEN
        forms := array_append(forms, quote_literal("within" || word) || CASE WHEN term LIKE '%*' THEN ':*' ELSE '' END);
      END IF;
      IF term LIKE '+%' OR stem <> word THEN
        forms := array_append(forms, quote_literal("within" || '~' || stem));
      END IF;
      forms := array_append(forms, quote_literal("within" || '+' || stem));
    END LOOP;
    found := array_append(found, '(' || array_to_string(forms, ' | ') || ')');
  END LOOP;
  RETURN array_to_string(found, ' & ');
END $$;--> statement-breakpoint
CREATE FUNCTION "collect_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- in order, so that two who write the same words wait for each other instead of ending in a deadlock
  INSERT INTO "search_words" ("word", "stem")
  SELECT DISTINCT term, search_stem(term) FROM written, unnest(tsvector_to_array(written."terms")) term
  WHERE term ~ '^[a-z][a-z0-9]{2,}$' ORDER BY term
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "deal_search_stems" BEFORE INSERT OR UPDATE OF "terms" ON "deal_search"
FOR EACH ROW EXECUTE FUNCTION "add_search_stems"();--> statement-breakpoint
CREATE TRIGGER "store_search_stems" BEFORE INSERT OR UPDATE OF "terms" ON "store_search"
FOR EACH ROW EXECUTE FUNCTION "add_search_stems"();--> statement-breakpoint
CREATE TRIGGER "deal_search_words" AFTER INSERT ON "deal_search"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "collect_search_words"();--> statement-breakpoint
CREATE TRIGGER "store_search_words" AFTER INSERT ON "store_search"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "collect_search_words"();
--> statement-breakpoint
-- not of deals, whose sold numbers change with every sale: those that are indexed again are deleted and inserted
CREATE TRIGGER "store_search_rewritten" AFTER UPDATE ON "store_search"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "collect_search_words"();
