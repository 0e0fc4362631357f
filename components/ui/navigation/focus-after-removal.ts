/** Moves focus to the item that replaced the removed list item, else to the previous one, else to the heading. */
export function focusAfterRemoval(scope: HTMLElement | null, index: number): void {
  // after the list has re-rendered, and an open dialog has returned its focus
  setTimeout(() => {
    const items = scope?.querySelectorAll<HTMLElement>('li') ?? []
    const neighbour = items[Math.min(Math.max(index, 0), items.length - 1)]
    const target =
      neighbour?.querySelector<HTMLElement>('a, button') ?? scope?.querySelector<HTMLElement>('[tabindex="-1"]')
    target?.focus()
  }, 50)
}
