CREATE FUNCTION "city_terms"("city" text, "terms" tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_agg("city" || '/' || term)) FROM unnest(tsvector_to_array("terms")) term
$$;--> statement-breakpoint
CREATE INDEX "deal_search_city_terms" ON "deal_search" USING gin (city_terms("city_key", "terms"));
