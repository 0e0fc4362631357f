const LEADING = /^(href|src|srcset|action|formaction|poster|data|ping|background|xlink:href|srcdoc|content)$/
/** A browser drops blanks and control characters. */
const schemeOf = (value: string) =>
  URL.canParse(value, 'https://site.example') ? new URL(value, 'https://site.example').protocol : 'none'

/** None is allowed where others' words are shown. */
export function doorsIn(root: ParentNode): string[] {
  const found: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (element.localName === 'script' && element.getAttribute('type') !== 'application/ld+json') found.push('<script>')
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${element.localName} ${name}`)
      if (LEADING.test(name) && !/^(https?|tel|mailto|none):?$/.test(schemeOf(value))) found.push(`${name}="${value}"`)
    }
  }
  return found
}

/** Without texts and values: the same whatever words are shown, and wherever pictures lie. */
export function skeletonOf(root: ParentNode): string {
  return [...root.querySelectorAll('*')]
    .map(
      (element) =>
        `${element.localName}[${element
          .getAttributeNames()
          .filter((name) => name !== 'srcset')
          .sort()
          .join()}]`,
    )
    .join(' ')
}
