interface Block {
  /** the heading that it is under */
  section: string
  text: string
}

/** The shell blocks of a document, in their order. */
export function readShellBlocks(markdown: string): Block[] {
  return markdown.split(/^## /m).flatMap((part) => {
    const section = part.split('\n', 1)[0] ?? ''
    return [...part.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = '']) => ({ section, text }))
  })
}
