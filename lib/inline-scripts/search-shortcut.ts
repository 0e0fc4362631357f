import { SEARCH_KEY } from '@/lib/browser/site/search-key'

const DIALOG = 'dialog[open],[role=dialog]'
const TYPING = 'input:not([type=radio],[type=checkbox]),textarea,select,[contenteditable]'

/** A browser that denies its storage has nothing in it. */
const isOff = () => {
  try {
    return localStorage.getItem(SEARCH_KEY) === 'false'
  } catch {
    return false
  }
}

// `/` leads to the search: its field, or the link to its page where a phone has only that
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || document.querySelector(DIALOG)) return
  if ((event.target as Element).closest?.(TYPING)) return
  const search = [
    ...document.querySelectorAll<HTMLInputElement | HTMLAnchorElement>('[role=search] [type=search],.search-link'),
  ].find(({ offsetWidth }) => offsetWidth > 0)
  if (!search || isOff()) return
  event.preventDefault()
  if ('href' in search) search.click()
  else search.focus()
})
