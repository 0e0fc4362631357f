const [OPEN, CLOSE] = ['<script', '</script>']
const DATA = /\btype="application\/(?:ld\+)?json"/

export interface Script {
  /** with its tags */
  element: string
  attributes: string
  text: string
}

/** Next escapes `</script` inside of them. */
export function scriptsOf(html: string): Script[] {
  const scripts: Script[] = []
  for (let start = html.indexOf(OPEN); start >= 0; start = html.indexOf(OPEN, start + OPEN.length)) {
    const head = html.indexOf('>', start)
    const end = html.indexOf(CLOSE, head)
    if (head < 0 || end < 0) break
    scripts.push({
      element: html.slice(start, end + CLOSE.length),
      attributes: html.slice(start + OPEN.length, head),
      text: html.slice(head + 1, end),
    })
    start = end
  }
  return scripts
}

export function inlineScriptsOf(html: string): Script[] {
  return scriptsOf(html).filter(({ attributes }) => !/\bsrc=/.test(attributes) && !DATA.test(attributes))
}
