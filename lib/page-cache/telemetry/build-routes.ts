import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const manifest = z.record(z.string(), z.string())

/** The patterns of the route handlers of Next's build in `distDir`. */
export async function readHandlers(distDir: string): Promise<string[]> {
  const text = await readFile(path.join(distDir, 'app-path-routes-manifest.json'), 'utf8')
  const routes = Object.entries(manifest.parse(JSON.parse(text)))
  return routes.filter(([file]) => file.endsWith('/route')).map(([, pattern]) => pattern)
}
