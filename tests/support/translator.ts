/**
 * Does to a page what a browser's translation does, as long as it is open: each text node makes way for a `font` in
 * another with its text, those that appear later too. Runs in pages, so that it uses nothing from elsewhere.
 */
export function translatePage(): void {
  const isOurs = (node: Node) => node.parentElement?.closest('font, script, style, textarea, title') !== null
  const translate = (text: Text) => {
    if (isOurs(text) || !text.isConnected) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateIn = (root: Node) => {
    const texts: Text[] = root instanceof Text ? [root] : []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translate)
  }
  translateIn(document.body)
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) translateIn(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}
