import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { storefrontServer } from '@/launch/product-servers'
import { end, startServer } from '@/launch/server-process'
import { freePort } from '@/scripts/launch/free-port'
import { onPreview } from '@/scripts/launch/preview'
import { measureBeside } from './browser/paints'
import { namedPages, publicPages } from './public-pages'
import { type Column, tableHead, tableRow } from './table'
import { measureWeight } from './weight'

const FOLDER = 'lib/page-cache'
const SERVER = `${FOLDER}/server/server.ts`

const STEPS: Record<string, [file: string, from: string, to: string]> = {
  'critical CSS': [`${FOLDER}/document/build-page.ts`, 'styles ? inlineStyles(deferred.html, styles)', "false ? ''"],
  'deferred hydration': [
    `${FOLDER}/document/deferred-hydration.ts`,
    'startOf(deferred)',
    `startOf({ rsc: '', chunks: [] }) + [['', deferred.rsc], ...deferred.chunks.map((src) => ['async=""', src])]
      .map(([attribute, src]) => '<script ' + attribute + ' src="' + src + '"></script>').join('')`,
  ],
  'compile hints': [
    `${FOLDER}/server/static-files.ts`,
    'body.toString()',
    'body.toString().replace(/^.*allFunctionsCalledOnLoad\\n/, "")',
  ],
}

async function bundleWithout(step: string, distDir: string): Promise<string> {
  const [file, from, to] = STEPS[step] ?? ['', '', '']
  const outfile = path.join(distDir, `without-${step.replaceAll(' ', '-')}.mjs`)
  const plugin: esbuild.Plugin = {
    name: 'without',
    setup({ onLoad }) {
      onLoad({ filter: new RegExp(`${file}$`) }, async ({ path: source }) => {
        const text = await readFile(source, 'utf8')
        if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
        return { contents: text.replace(from, () => to), loader: 'ts' }
      })
    },
  }
  const options = { bundle: true, packages: 'external', platform: 'node', format: 'esm' } as const
  await esbuild.build({ ...options, entryPoints: [SERVER], outfile, plugins: [plugin] })
  return outfile
}

interface Row {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  wire: number
}

const COLUMNS: Column<Row>[] = [
  { name: 'FCP ms', of: ({ fcp }) => fcp },
  { name: 'LCP ms', of: ({ lcp }) => lcp },
  { name: 'TBT ms', of: ({ tbt }) => tbt },
  { name: 'shift', of: ({ cls }) => cls, digits: 3 },
  { name: 'KB br', of: ({ wire }) => wire, digits: 2 },
]
const log = (line: string) => process.stdout.write(`${line}\n`)

/** `npm run bench -- steps` measures each step in turn with the whole pipeline, a minute for each. */
await onPreview('bench', { SIMULATOR: 'off', LOG_LEVEL: 'warn' }, async (preview) => {
  const pages = await publicPages(`http://127.0.0.1:${preview.apiPort}`)
  log(tableHead(COLUMNS))
  for (const step of Object.keys(STEPS)) {
    const port = await freePort()
    const spec = await storefrontServer({ ...preview, port })
    const server = await startServer({ ...spec, args: [await bundleWithout(step, preview.distDir)] })
    try {
      for (const name of namedPages(['home', 'store'])) {
        const [base, without] = [`http://localhost:${preview.port}`, `http://localhost:${port}`]
        const wires = await Promise.all([base, without].map((one) => measureWeight(one, pages[name])))
        const { page, beside } = await measureBeside(base + pages[name], () => without + pages[name])
        log(tableRow(COLUMNS, `${name}, as it is`, { ...page, wire: wires[0]?.wire ?? 0 }))
        log(tableRow(COLUMNS, `${name}, without ${step}`, { ...beside, wire: wires[1]?.wire ?? 0 }))
      }
    } finally {
      await end(server)
    }
  }
})
