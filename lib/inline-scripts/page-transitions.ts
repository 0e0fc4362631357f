/** A picture that has no name stays part of its page, which fades. */
const NAME = 'picture'

const cardPicture = (url: string | null | undefined) =>
  [...document.querySelectorAll<HTMLAnchorElement>('.card-link')]
    .find(({ href }) => href === url)
    ?.closest('.card')
    ?.querySelector('img')

const mainPicture = () => document.querySelector<HTMLImageElement>('main img[fetchpriority=high]')

/** One that is not loaded has nothing to show. */
function setName(transition: ViewTransition, picture: HTMLImageElement | null | undefined): void {
  const frame = picture?.complete && picture.parentElement
  if (!frame) return
  frame.style.viewTransitionName = NAME
  const removeName = () => {
    frame.style.viewTransitionName = ''
  }
  transition.finished.then(removeName, removeName)
}

// the picture of a card becomes that of the page that it leads to, and the other way round
addEventListener('pageswap', ({ viewTransition, activation }) => {
  if (viewTransition) setName(viewTransition, cardPicture(activation?.entry?.url) ?? mainPicture())
})
addEventListener('pagereveal', ({ viewTransition }) => {
  if (!viewTransition) return
  // ended early by the next page
  viewTransition.ready.catch(() => undefined)
  setName(viewTransition, cardPicture(navigation.activation?.from?.url) ?? mainPicture())
})
