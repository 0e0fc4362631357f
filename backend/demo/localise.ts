import { Converter } from 'opencc-js/cn2t'
import { type Localised, localised } from '@/lib/domain/site/languages'

let toTraditional: ((text: string) => string) | undefined

/**
 * A text from one line `English|简体中文|日本語`. The traditional form is converted from the simplified one, phrase by
 * phrase.
 */
export function text(line: string): Localised {
  const [en = '', zh = '', jp = ''] = line.split('|').map((part) => part.trim())
  if (!en || !zh || !jp) throw new Error(`a language is missing in: ${line}`)
  toTraditional ??= Converter({ from: 'cn', to: 'tw' })
  return { en, zh, 'zh-Hant': toTraditional(zh), jp }
}

/** Several texts, one per line. */
export function texts(block: string): Localised[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(text)
}

/** Replaces the `{names}` in a template. */
export function fill(template: Localised, values: Record<string, Localised>): Localised {
  return localised((language) =>
    template[language].replace(/\{(\w+)\}/g, (whole, name: string) => values[name]?.[language] ?? whole),
  )
}
