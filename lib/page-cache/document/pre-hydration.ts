import { PRE_HYDRATION_PLACE } from '@/lib/inline-scripts/deferred-markup'
import { PRE_HYDRATION_SCRIPT } from '@/lib/inline-scripts/generated'

const PLACE = `<script id="${PRE_HYDRATION_PLACE}"></script>`

/** Writes the script into a public page's document: from React, its RSC payload would repeat it. */
export function withPreHydration(html: string): string {
  return html.replace(PLACE, () => `<script>${PRE_HYDRATION_SCRIPT}</script>`)
}
