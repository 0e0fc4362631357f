let named: HTMLElement | null | undefined

/**
 * The picture of a card becomes that of the page that it leads to, and the other way round when a visitor goes back: both
 * have a name while one page fades into the other. `isList`: whether this is the page with the card, whose link is `url`.
 */
function transition(
  { viewTransition }: PageSwapEvent | PageRevealEvent,
  isList: boolean,
  url: string | null | undefined,
): void {
  if (!viewTransition) return
  // the next page may end it early
  viewTransition.ready.catch(() => {})
  if (named) named.style.viewTransitionName = ''
  named = isList
    ? [...document.links]
        .find(({ href }) => href === url)
        ?.closest('.card')
        ?.querySelector('.picture')
    : document.querySelector('main .picture:not(.card *)')
  if (named) named.style.viewTransitionName = 'picture'
}

const goesBack = (activation: NavigationActivation | null) => activation?.navigationType === 'traverse'

addEventListener('pageswap', (event) => {
  transition(event, !goesBack(event.activation), event.activation?.entry.url)
})
addEventListener('pagereveal', (event) => {
  const { activation } = navigation
  transition(event, goesBack(activation), activation?.from?.url)
})
