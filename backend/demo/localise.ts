import type { Localised } from '@/lib/domain/languages/languages'

/** A text from one line `English|简体中文|臺灣中文|日本語`, each written by hand. */
export function text(line: string): Localised {
  const [en, zh, zhHant, jp, ...more] = line.split('|').map((part) => part.trim())
  if (!en || !zh || !zhHant || !jp || more.length > 0) throw new Error(`not four languages: ${line}`)
  return { en, zh, 'zh-Hant': zhHant, jp }
}
