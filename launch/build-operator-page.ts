import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import tailwind from '@tailwindcss/postcss'
import * as esbuild from 'esbuild'
import postcss from 'postcss'
import { operatorPageIn } from '@/backend/config/env'

const SOURCE = 'operator'
/** Those that the page translates with. */
const NAMESPACES = ['operator', 'order_fields']

/** Of the messages of a language only what the page needs. */
const fewMessages: esbuild.Plugin = {
  name: 'few-messages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]messages[\\/][\w-]+\.json$/ }, async ({ path: file }) => {
      const all: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'))
      return { loader: 'json', contents: JSON.stringify(Object.fromEntries(NAMESPACES.map((one) => [one, all[one]]))) }
    })
  },
}

/** Written last. */
export function operatorDocumentIn(distDir: string): string {
  return path.join(operatorPageIn(distDir), 'index.html')
}

/** Builds the page of operators, which the API serves, into `distDir`: scripts and styles by their hash, and a document. */
export async function buildOperatorPage(distDir: string): Promise<void> {
  const outdir = operatorPageIn(distDir)
  await rm(outdir, { recursive: true, force: true })
  await mkdir(outdir, { recursive: true })
  const [script, style] = await Promise.all([bundle(outdir), writeStyles(outdir)])
  await writeFile(operatorDocumentIn(distDir), documentOf(script, style))
}

async function bundle(outdir: string): Promise<string> {
  const { metafile } = await esbuild.build({
    entryPoints: [path.join(SOURCE, 'main.tsx')],
    outdir,
    entryNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [fewMessages],
    logLevel: 'warning',
  })
  const [entry] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('main.tsx')) ?? []
  if (!entry) throw new Error('the page of operators has no script')
  return path.basename(entry)
}

async function writeStyles(outdir: string): Promise<string> {
  const from = path.join(SOURCE, 'styles.css')
  const { css } = await postcss([tailwind({ optimize: true })]).process(await readFile(from, 'utf8'), { from })
  const name = `styles-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  await writeFile(path.join(outdir, name), css)
  return name
}

function documentOf(script: string, style: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Orders</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/operator/${style}">
<script type="module" src="/operator/${script}"></script></head>
<body><div id="page"></div><noscript>This page needs JavaScript.</noscript></body></html>
`
}
