import { toBcp47 } from '@/lib/domain/languages/languages'
import type { Site } from '@/lib/domain/site/site'
import { THEME } from '@/lib/server/pages/theme-colours'

export function webManifest(site: Site): Record<string, unknown> {
  const icon = (size: number, purpose: string) => ({
    src: `/icon/${purpose === 'maskable' ? 'maskable-' : ''}${size}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    lang: toBcp47(site.language),
    start_url: site.kind === 'shared' ? '/deals' : '/',
    scope: '/',
    display: 'standalone',
    background_color: THEME.light,
    theme_color: THEME.light,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
}
