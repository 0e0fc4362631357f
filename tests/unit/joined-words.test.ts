import { describe, expect, test } from 'vitest'
import { findJoinedWords } from '@/tests/support/joins/find-joined-words'
import { findJoins } from '@/tests/support/joins/find-joins'

test('no screen, title or mail is joined from words by code [I18N-1]', async () => {
  expect(await findJoinedWords()).toEqual([])
})

describe('what code must not join', () => {
  const joins = (code: string) => findJoins('sample.tsx', code).length

  test.each([
    ['a list', "names.join(', ')"],
    ['a list of sentences', "[one, other].join('. ')"],
    ['a range of days', "[monday, friday].join(' – ')"],
    ['a label and its value', `const text = \`\${label}: \${value}\``],
    ['two sentences', `const text = \`\${title} · \${count}. \${intro}\``],
    ['a label and an element', 'const shown = <p>{label}: <b>{value}</b></p>'],
    ['a sentence and its full stop', 'const shown = <p>{errors(code)}. {next}</p>'],
    ['two messages', "const shown = <p>{t('one')} {t('other')}</p>"],
    ['a message and a link', "const shown = <p>{t('terms')}{' '}<a href={href}>{label}</a></p>"],
    ['a message and links', "const shown = <p>{t('terms')} {links.map((link) => <a href={link} />)}</p>"],
  ])('%s', (_, code) => {
    expect(joins(code)).toBe(1)
  })

  test.each([
    ['facts beside each other', "facts.join(' · ')"],
    ['ids for a call', "ids.join(',')"],
    ['classes', `const shown = <p className={\`\${one}: \${other}\`} />`],
    ['an error for the log', `throw new RangeError(\`\${name}: \${value}\`)`],
    ['a name for screen readers alone', 'const shown = <b>{t(\'remove\')} <span className="sr-only">{name}</span></b>'],
    ['rich text', "const shown = <p>{t.rich('terms', { link })}</p>"],
  ])('but %s', (_, code) => {
    expect(joins(code)).toBe(0)
  })
})
