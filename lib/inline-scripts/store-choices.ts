import { LANGUAGES } from '@/lib/domain/languages/languages'
import { CHOICE_ATTRIBUTES, type Choice } from '@/lib/domain/site/choices'
import { HOST_PREFIX } from '@/lib/domain/site/cookies'

const isSecure = location.protocol === 'https:'
const query = new URLSearchParams(location.search)

const cityLinks = document.querySelectorAll<HTMLElement>('[data-city]')
const choices: Record<Choice, readonly (string | null | undefined)[]> = {
  lan: LANGUAGES,
  city: [...cityLinks].map(({ dataset }) => dataset.city),
}

// the choices that the URL of a page names, of a city among those that the page links to
for (const [name, values] of Object.entries(choices)) {
  const value = query.get(name)
  if (!values.includes(value)) continue
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late, and not every browser has it
  document.cookie = `${isSecure ? HOST_PREFIX : ''}${name}=${value}${CHOICE_ATTRIBUTES}${isSecure ? '; secure' : ''}`
}
