/** In the browser: how high the part of the screen is that scrolls, less what stays over it. */
export function roomToScroll(): number {
  const modal = [...document.querySelectorAll<HTMLElement>('dialog[open], :popover-open')].at(-1)
  const scrolls = (one: Element) =>
    one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)
  const scrollers = modal ? [modal, ...modal.querySelectorAll('*')].filter(scrolls) : [document.documentElement]
  const [scroller] = scrollers.sort((one, other) => other.clientHeight - one.clientHeight)
  if (!scroller) return innerHeight
  const stays = [...(modal ?? document.body).querySelectorAll('*')].filter(
    (one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.checkVisibility(),
  )
  const covered = new Set<number>()
  const topsAt = (share: number) => {
    scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) * share
    return stays.map((one) => one.getBoundingClientRect().top)
  }
  const before = topsAt(0.4)
  const after = topsAt(0.5)
  stays.forEach((one, index) => {
    const { top, bottom, width } = one.getBoundingClientRect()
    if (before[index] !== after[index] || width < 2) return
    for (let row = Math.max(0, Math.round(top)); row < Math.min(innerHeight, bottom); row++) covered.add(row)
  })
  return Math.min(scroller.clientHeight, innerHeight) - covered.size
}

/** In the browser, in forced colours: buttons without a border. */
export function bareButtons(): string[] {
  const isShown = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().width > 2
  return [...document.querySelectorAll('button, summary, [role=button], .button')]
    .filter((one) => isShown(one) && Number.parseFloat(getComputedStyle(one).borderTopWidth) === 0)
    .map((one) => one.outerHTML.slice(0, 120))
}

/** In the browser, in forced colours: what is chosen and not highlighted, or the other way round. */
export function wrongHighlights(): string[] {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.cssText = 'background: Highlight; forced-color-adjust: none'
  const highlight = getComputedStyle(probe).backgroundColor
  probe.remove()
  const stateOf = (one: Element) => {
    const input = one.querySelector<HTMLInputElement>(':scope > input')
    if (input) return input.checked
    const names = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current']
    return names.some((name) => !['false', null].includes(one.getAttribute(name)))
  }
  const choices =
    '[aria-pressed], [aria-selected], [aria-checked], [aria-current]:not([aria-current=step]), label:has(> input.sr-only)'
  return [...document.querySelectorAll(choices)]
    .filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().width > 2 && !one.querySelector('.lucide-star'),
    )
    .filter((one) => stateOf(one) !== (getComputedStyle(one).backgroundColor === highlight))
    .map((one) => one.outerHTML.slice(0, 120))
}
