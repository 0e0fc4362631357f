import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './backend/**/schema{,/*}.ts',
  out: './backend/platform/db/migrations',
})
