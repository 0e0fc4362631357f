import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readStartScripts } from '@/lib/next-internals'

/** Chromium compiles all functions of such a script while it loads, in a thread of its own; for others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the scripts that every page of a build starts with. Without it, a browser compiles React and Next's client when
 * they are first called, where it blocks the page.
 */
export async function hintAtStart(distDir: string): Promise<void> {
  const files = await readStartScripts(distDir)
  await Promise.all(files.map((file) => hint(path.join(distDir, file))))
}

async function hint(file: string): Promise<void> {
  const script = await readFile(file, 'utf8')
  if (!script.startsWith(HINT)) await writeFile(file, HINT + script)
}
