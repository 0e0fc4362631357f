import type { Source } from '@/scripts/imports/read-imports'

/** The storefront, whose ids are numbers or text. The reference API has numbers alone. */
const STOREFRONT = /^(?:app|components|lib)\/|^middleware\.ts$/
/** Their ids are ours, or numbers of the documents; `isSameId` itself is in the last. */
const OTHER_IDS = ['components/ui/feedback/toast.tsx', 'lib/domain/deals/browse-subject.ts', 'lib/domain/codes/id.ts']

const ID = String.raw`(?:\.id|\b(?:gid|pid)|[a-z](?:Gid|Pid)|(?:deal|product|store|address|choice)Id)\b`
const NO_ID = String.raw`(?:null|undefined|0\b|'')`
const COMPARED = new RegExp(
  [
    `${ID} [!=]== (?!${NO_ID})`,
    String.raw`(?<!null|undefined|\b0|'') [!=]== [\w.?]*${ID}`,
    String.raw`\.(?:includes|indexOf)\([\w.?]*${ID}\)`,
  ].join('|'),
)

/** Returns a line for each place where `12` and `"12"`, which are the same id, would differ. */
export function findComparedIds({ file, text }: Source): string[] {
  if (!STOREFRONT.test(file) || OTHER_IDS.includes(file)) return []
  return text.split('\n').flatMap((line, index) => {
    if (!COMPARED.test(line) || line.includes('typeof ')) return []
    return `${file}:${index + 1}: compares ids by their form, use isSameId or hasId: ${line.trim()}`
  })
}
