/** The focus goes to what took the place of the removed list item, else to its neighbour before, else to the heading. */
export function focusAfterRemoval(scope: HTMLElement | null, index: number): void {
  // once the list is drawn without it, and a dialog that was over it has given its focus back
  setTimeout(() => {
    const items = scope?.querySelectorAll<HTMLElement>('li') ?? []
    const neighbour = items[Math.min(Math.max(index, 0), items.length - 1)]
    const target =
      neighbour?.querySelector<HTMLElement>('a, button') ?? scope?.querySelector<HTMLElement>('[tabindex="-1"]')
    target?.focus()
  }, 50)
}
