import { CHOICE_ATTRIBUTES, CHOICES } from '@/lib/domain/site/choices'
import { HOST_PREFIX } from '@/lib/domain/site/cookies'

const isSecure = location.protocol === 'https:'
const query = new URLSearchParams(location.search)

// the choices that the URL of a page names
for (const [name, values] of Object.entries<readonly (string | null)[]>(CHOICES)) {
  const value = query.get(name)
  if (!values.includes(value)) continue
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late, and not every browser has it
  document.cookie = `${isSecure ? HOST_PREFIX : ''}${name}=${value}${CHOICE_ATTRIBUTES}${isSecure ? '; secure' : ''}`
}
