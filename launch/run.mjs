// Runs a TypeScript program of ours, with the .env files of this folder: `node launch/run.mjs launch/start.ts`.
// Its servers inherit the finished environment, and tests read no file.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import nextEnv from '@next/env'
import 'tsx'

const isDevelopment = process.argv[2] === '--development'
process.argv.splice(1, isDevelopment ? 2 : 1)

function dropEmpty() {
  for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name]
}

// In Next's order: `.env.{mode}.local`, `.env.local`, `.env.{mode}`, `.env`. Variables that are set win, and an empty one
// counts as unset.
dropEmpty()
nextEnv.loadEnvConfig(process.cwd(), isDevelopment)
dropEmpty()
await import(pathToFileURL(path.resolve(process.argv[1])))
