import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'

const FOLDER = 'lib/inline-scripts'
export const GENERATED = `${FOLDER}/generated.ts`
const SCRIPTS = {
  PRE_HYDRATION_SCRIPT: 'pre-hydration',
  PRE_HYDRATION_SCRIPT_WITH_NONCE: 'pre-hydration-with-nonce',
  STORE_CHOICES_SCRIPT: 'store-choices',
  HYDRATION_SCRIPT: 'hydration',
}

/** Inline scripts import only constants from elsewhere, which their text has as they are. */
const constants: esbuild.Plugin = {
  name: 'constants',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      if (file.startsWith(path.resolve(FOLDER))) return null
      const values = Object.entries(await import(file)).filter(([, value]) => typeof value !== 'function')
      const lines = values.map(([name, value]) => `export const ${name}=${JSON.stringify(value)}`)
      return { contents: lines.sort().join('\n') }
    })
  },
}

/** The module with the texts of all inline scripts, bundled from their sources. */
export async function bundleInlineScripts(): Promise<string> {
  const lines = Object.entries(SCRIPTS).map(async ([name, file]) => {
    const { outputFiles } = await esbuild.build({
      entryPoints: [`${FOLDER}/${file}.ts`],
      write: false,
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      charset: 'utf8',
      plugins: [constants],
      logLevel: 'warning',
    })
    return `export const ${name} = ${JSON.stringify(outputFiles[0]?.text.trim().replace(/;$/, ''))}\n`
  })
  return `// Made from the modules beside it by launch/inline-scripts.ts\n${(await Promise.all(lines)).join('')}`
}

/** Brings the generated module up to date; leaves one that is so untouched, since a newer file is a reason to build. */
export async function generateInlineScripts(): Promise<void> {
  const text = await bundleInlineScripts()
  if ((await readFile(GENERATED, 'utf8').catch(() => null)) !== text) await writeFile(GENERATED, text)
}
