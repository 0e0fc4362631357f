/** Calls `listener` when Back or Forward shows the page as it was left: what it shows may have changed elsewhere. */
export function onRestored(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
