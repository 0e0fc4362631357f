/**
 * A document without what nothing reads: the namespace of icons, which HTML implies, and their library's names; and what
 * networks find in the names of Open Graph, where those of Twitter are missing.
 */
export function lean(html: string): string {
  return html
    .replaceAll('<svg xmlns="http://www.w3.org/2000/svg"', '<svg')
    .replace(/(<svg[^<>]*? class=")lucide(?: lucide-[\w-]+)* ?/g, '$1')
    .replace(/<meta name="twitter:(?!card")[^<>]*>/g, '')
}
