import { LANGUAGES, type Language, toBcp47 } from '@/lib/domain/languages/languages'
import type { City } from '@/lib/domain/places/cities'
import type { Site } from '@/lib/domain/site/site'
import { env } from '@/lib/env'
import { type Paths, type PathsInput, pathsIn } from '@/lib/paths'

export type PagePath = (paths: Paths) => string

/** The canonical origin of a site, whatever host or port a request used. */
export function siteOrigin(site: Site): string {
  const { protocol, port, origin } = new URL(env().SITE_ORIGIN)
  return site.kind === 'shared' ? origin : `${protocol}//${site.key}${port && `:${port}`}`
}

/** The input of a site's paths in one language, for a page of this city. */
export function pathsInput(site: Site, language: Language, city?: City): PathsInput {
  return [
    language,
    site.language,
    site.kind === 'store' ? { ownGid: site.gid } : { city: city?.key, isDefaultCity: city?.isDefault },
  ]
}

export function pathsOf(...page: Parameters<typeof pathsInput>): Paths {
  return pathsIn(...pathsInput(...page))
}

export function addressIn(site: Site, language: Language, path: PagePath, city?: City): string {
  return `${siteOrigin(site)}${path(pathsOf(site, language, city))}`
}

/** The addresses of a page in every language for hreflang, with `x-default`. */
export function alternatesOf(site: Site, path: PagePath, city?: City): Record<string, string> {
  const inEach = LANGUAGES.map((language) => [toBcp47(language), addressIn(site, language, path, city)])
  return { ...Object.fromEntries(inEach), 'x-default': addressIn(site, site.language, path, city) }
}

/** A path becomes an address of `origin`; an address of another host stays as it is. */
export function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address
}
