import nextEnv from '@next/env'

/**
 * Reads the `.env` files of a folder into `process.env`, in Next's order: `.env.{mode}.local`, `.env.local`,
 * `.env.{mode}`, `.env`. Variables that are already set win; an empty one counts as unset.
 */
export function loadEnvFiles(folder: string, mode: 'development' | 'production'): void {
  dropEmpty()
  nextEnv.loadEnvConfig(folder, mode === 'development')
  dropEmpty()
}

function dropEmpty(): void {
  for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name]
}
