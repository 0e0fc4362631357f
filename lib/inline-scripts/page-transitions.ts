let named: HTMLElement | null | undefined

/**
 * The picture of a card becomes that of the page that it leads to, and the other way round: both have a name while one
 * page fades into the other.
 */
function transition({ viewTransition }: PageSwapEvent | PageRevealEvent, url: string | null | undefined): void {
  if (!viewTransition) return
  // the next page may end it early
  viewTransition.ready.catch(() => {})
  if (named) named.style.viewTransitionName = ''
  const card = [...document.links].find(({ href }) => href === url)?.closest('.card')
  named = card?.querySelector('.picture') ?? document.querySelector('main .picture:not(.card *)')
  if (named) named.style.viewTransitionName = 'picture'
}

addEventListener('pageswap', (event) => transition(event, event.activation?.entry.url))
addEventListener('pagereveal', (event) => transition(event, navigation.activation?.from?.url))
