import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runNode } from './processes'

/** Packages whose native part is required by a build or a server; those of tsx are in use when this runs. */
const PARENTS = [
  'next',
  '@swc/core',
  '@parcel/watcher',
  '@tailwindcss/oxide',
  'lightningcss',
  'sharp',
  '@node-rs/argon2',
  'typescript',
]

export interface Platform {
  /** as `process.platform` and `process.arch` */
  platform: string
  arch: string
  /** the C library of Linux is musl, not glibc */
  musl: boolean
}

/**
 * Installs missing native parts for this platform, since a lock file created elsewhere may not list them. Throws with
 * the command to run if that fails.
 */
export async function installNativeParts(signal?: AbortSignal): Promise<void> {
  const platform = thisPlatform()
  const missing = findNativeParts('node_modules', platform).filter(({ isThere }) => !isThere)
  if (missing.length === 0) return
  process.stdout.write(`Installing for ${nameOf(platform)}: ${missing.map(({ name }) => name).join(', ')}\n`)
  // all of them, since npm removes what no lock file lists
  const parts = findNativeParts('node_modules', platform).map(({ name, version }) => `${name}@${version}`)
  const words = ['install', '--no-save', ...parts]
  const npm = process.env.npm_execpath
  await (npm ? runNode([npm, ...words], {}, signal) : Promise.reject()).catch(() => undefined)
  const left = findNativeParts('node_modules', platform).filter(({ isThere }) => !isThere)
  if (left.length === 0) return
  throw new Error(
    `${left.map(({ name }) => name).join(', ')} could not be installed for ${nameOf(platform)}. By hand:\n  npm ${words.join(' ')}`,
  )
}

/** The native parts for a platform, at the version required by the package they belong to. */
export function findNativeParts(modules: string, platform: Platform) {
  return PARENTS.flatMap((parent) => {
    const wanted: Record<string, string> = readPackage(path.join(modules, parent))?.optionalDependencies ?? {}
    return namesFor(Object.keys(wanted), platform).map((name) => {
      const folders = [path.join(modules, parent, 'node_modules', name), path.join(modules, name)]
      const isThere = folders.some((folder) => readPackage(folder)?.version === wanted[name])
      return { name, version: wanted[name], isThere }
    })
  })
}

/** The parts of a package for a platform; empty if it has none. */
function namesFor(names: string[], { platform, arch, musl }: Platform): string[] {
  const base = `${platform}-${arch}`
  const endings: Record<string, string[]> = {
    linux: musl ? [`${base}-musl`, `linuxmusl-${arch}`, base] : [`${base}-gnu`, `${base}-glibc`, base],
    win32: [`${base}-msvc`, base],
  }
  for (const ending of endings[platform] ?? [base]) {
    const found = names.filter((name) => name.endsWith(`-${ending}`) || name.endsWith(`/${ending}`))
    if (found.length > 0) return found
  }
  return []
}

function thisPlatform(): Platform {
  const { platform, arch } = process
  const header = platform === 'linux' ? readReportHeader() : undefined
  return { platform, arch, musl: header !== undefined && !('glibcVersionRuntime' in header) }
}

function readReportHeader(): object {
  return (process.report.getReport() as { header: object }).header
}

function nameOf({ platform, arch, musl }: Platform): string {
  return `${platform} ${arch}${musl ? ' with musl' : ''}`
}

function readPackage(folder: string): { version: string; optionalDependencies?: Record<string, string> } | undefined {
  const file = path.join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
