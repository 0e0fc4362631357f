import { text } from '@/backend/demo/localise'
import type { Localised } from '@/lib/domain/site/languages'

export interface Dish {
  subject: string
  /** minor units */
  price: number
  name: Localised
  description: Localised
}

export interface MenuSection {
  name: Localised
  dishes: Dish[]
}

/**
 * Parses a menu: `# English|简体中文|日本語` starts a section, and a dish is `subject|dollars|name in three
 * languages|description in three languages`.
 */
export function menu(lines: string): MenuSection[] {
  const sections: MenuSection[] = []
  for (const line of lines.split('\n').map((each) => each.trim())) {
    if (line.startsWith('#')) sections.push({ name: text(line.slice(1)), dishes: [] })
    else if (line) {
      const [subject = '', dollars = '', en, zh, jp, ...description] = line.split('|')
      sections.at(-1)?.dishes.push({
        subject,
        price: Math.round(Number(dollars) * 100),
        name: text([en, zh, jp].join('|')),
        description: text(description.join('|')),
      })
    }
  }
  return sections
}
