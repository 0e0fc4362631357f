import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { LanguageMenu } from '@/components/layout/header/language-menu'
import { languageOfTag } from '@/lib/domain/languages/language-tag'
import { LANGUAGES, languageFacts, toBcp47 } from '@/lib/domain/languages/languages'
import { renderServer } from '@/tests/component/render-server'

describe.each(LANGUAGES)('a reader of %s', (language) => {
  test('finds each language by its own name and tag, and theirs marked', async () => {
    await renderServer(<LanguageMenu />, language)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.lang, link.textContent])).toEqual(
      LANGUAGES.map((one) => [`?lan=${one}`, toBcp47(one), languageFacts(one).ownName]),
    )
    expect(links.filter((link) => link.ariaCurrent === 'true').map((link) => link.lang)).toEqual([toBcp47(language)])
  })

  test('is recognised by the tag that their browser sends', () => {
    expect(languageOfTag(toBcp47(language))).toBe(language)
  })
})
