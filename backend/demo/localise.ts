import { completeText } from '@/lib/domain/languages/complete-text'
import type { Localised } from '@/lib/domain/languages/languages'

/** Parses a line `English|简体中文|臺灣中文|日本語`, the languages that the demo is written in. */
export function text(line: string): Localised {
  const [en, zh, zhHant, jp, ...more] = line.split('|').map((part) => part.trim())
  if (!en || !zh || !zhHant || !jp || more.length > 0) throw new Error(`not four languages: ${line}`)
  return completeText({ en, zh, 'zh-Hant': zhHant, jp })
}
