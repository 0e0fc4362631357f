import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'scripts/pictures'
const IMPORT = /^from (kit|ingredients|props|recipes)?(\.?[a-z_.]*) import (.+)$/gm

/** The file of a recipe such as `noodle-soup`. */
function recipeFile(recipe: string): string {
  return path.join(FOLDER, 'recipes', `${recipe.replaceAll('-', '_')}.py`)
}

/** The modules of ours that a Python file imports. */
function importsOf(file: string): string[] {
  const found: string[] = []
  for (const [, root, rest = '', names = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const folder = root ? path.join(FOLDER, root) : path.dirname(file)
    const inside = path.join(folder, ...rest.split('.').filter(Boolean))
    found.push(`${inside}.py`, ...names.split(',').map((name) => path.join(inside, `${name.trim()}.py`)))
  }
  return found.filter((each) => each.startsWith(FOLDER) && existsSync(each))
}

function hashFiles(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

export function hasRecipe(recipe: string): boolean {
  return existsSync(recipeFile(recipe))
}

/** The hash of the recipe's own file. */
export function hashRecipe(recipe: string): string {
  return hashFiles([recipeFile(recipe)])
}

/** The hash of everything else that the recipe is built from, and of what renders it. */
export function hashKit(recipe: string): string {
  const own = recipeFile(recipe)
  const shared = ['kit/render.py', 'kit/nlm.c', 'build_picture.py'].map((name) => path.join(FOLDER, name))
  const reached = new Set([own, ...shared])
  for (const file of reached) if (file.endsWith('.py')) for (const each of importsOf(file)) reached.add(each)
  reached.delete(own)
  return hashFiles([...reached].sort())
}
