import { index, pgTable, text } from 'drizzle-orm/pg-core'

/** The words of deals and stores, which correct unknown ones; a trigger adds the words of new rows. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** the result of `search_stem` */
    stem: text().notNull(),
  },
  (t) => [
    index('search_words_word').using('gin', t.word.op('gin_trgm_ops')),
    index('search_words_stem').using('gin', t.stem.op('gin_trgm_ops')),
  ],
)
