import { parseArgs } from 'node:util'
import { makeSheets } from './pictures/contact-sheet'
import { findFaults } from './pictures/find-faults'
import { readManifest } from './pictures/manifest'
import { accept, findWork, renderDraft, renderFinal } from './pictures/render-queue'
import { hasRecipe } from './pictures/sources'
import { type Picture, readTable } from './pictures/table'

/** `npm run pictures`: renders the demo's pictures; see scripts/pictures/README.md. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean' }, shard: { type: 'string', default: '1/1' } },
})
const [command, ...wanted] = positionals
const [shard = 1, shards = 1] = values.shard.split('/').map(Number)

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Whether an id is wanted: all are, or it is named or begins with a named part such as `dish/`. */
const isWanted = ({ id }: Picture) => !wanted.length || wanted.some((name) => id === name || id.startsWith(name))

async function render(pictures: Picture[]): Promise<void> {
  const chosen = pictures.filter(({ recipe }) => hasRecipe(recipe))
  const work = values.draft ? chosen : findWork(chosen, readManifest())
  const own = work.filter((_, n) => n % shards === shard - 1)
  for (const [n, picture] of own.entries()) {
    const start = Date.now()
    try {
      const file = values.draft ? await renderDraft(picture) : await renderFinal(picture)
      say(`${n + 1}/${own.length} ${file ?? picture.id} ${Math.round((Date.now() - start) / 1000)} s`)
    } catch (error) {
      process.exitCode = 1
      say(`${picture.id} failed: ${error}`)
    }
  }
}

const pictures = readTable()
const chosen = pictures.filter(isWanted)
if (command === 'render') await render(chosen)
else if (command === 'sheet') {
  const manifest = readManifest()
  for (const file of await makeSheets(chosen.map(({ id }) => id).filter((id) => manifest[id]))) say(file)
} else if (command === 'accept') accept(chosen)
else if (command === 'check') {
  const manifest = readManifest()
  const faults = await findFaults(pictures, manifest)
  for (const fault of faults) say(fault)
  const bytes = Object.values(manifest).reduce((sum, entry) => sum + entry.bytes, 0)
  say(`${Object.keys(manifest).length} of ${pictures.length} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB`)
  say(
    `${
      findWork(
        pictures.filter(({ recipe }) => hasRecipe(recipe)),
        manifest,
      ).length
    } to render`,
  )
  if (faults.length) process.exitCode = 1
} else {
  say('npm run pictures -- render [ids…] [--draft] [--shard 1/2] | sheet [ids…] | accept [ids…] | check')
  process.exitCode = 1
}
