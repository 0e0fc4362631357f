interface Block {
  /** the heading that it is under */
  section: string
  text: string
}

/** The blocks of a document in one language, as `sh`, in their order. */
export function readBlocks(markdown: string, language: string): Block[] {
  return markdown.split(/^## /m).flatMap((part) => {
    const section = part.split('\n', 1)[0] ?? ''
    const blocks = part.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))
    return [...blocks].map(([, text = '']) => ({ section, text }))
  })
}
