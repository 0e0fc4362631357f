import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { HelpScreen } from '@/components/help/help-screen'
import { LANGUAGES, type Language } from '@/lib/domain/languages/languages'
import { HELP_TOPICS, type HelpTopic, sectionsOf } from '@/lib/domain/site/help-topics'
import { SHARED_SITE, type Site } from '@/lib/domain/site/site'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '@/tests/component/render-server'
import { sampleStoreSite } from '@/tests/support/sample-site'

const paths = pathsIn('en', 'en')
const read = async (topic: HelpTopic, site: Site, language: Language = 'en', hasAccountData = true) => {
  const sections = sectionsOf(topic, { hasAccountData })
  const page = await renderServer(
    <HelpScreen topic={topic} sections={sections} site={site} paths={paths} links={{}} />,
    language,
  )
  return page.textContent ?? ''
}

describe('the pages of help', () => {
  test.each(LANGUAGES)('each says something in %s, and links to the others', async (language) => {
    for (const topic of HELP_TOPICS) {
      const text = await read(topic, SHARED_SITE, language)
      expect(text.length, topic).toBeGreaterThan(100)
      expect(text, topic).not.toMatch(/[{}]/)
      const links = within(screen.getByRole('navigation')).getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/help',
        '/help/contact',
        '/help/refunds',
        '/help/terms',
        '/help/privacy',
      ])
      expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toHaveLength(1)
    }
  })

  test.each(LANGUAGES)(
    "on a store's own domain they name the store, and nothing of the shared site, in %s",
    async (language) => {
      for (const topic of HELP_TOPICS) {
        const text = await read(topic, sampleStoreSite, language)
        expect(text, topic).toContain('Noodle House')
        expect(text, topic).not.toContain('Plaza')
      }
    },
  )

  test('export and deletion are promised only where accounts have them', async () => {
    expect(await read('privacy', SHARED_SITE)).toContain('Deleting your account')
    const without = await read('privacy', SHARED_SITE, 'en', false)
    expect(without).not.toContain('Deleting your account')
    expect(without).not.toContain('download everything')
  })

  test('help begins with a problem with an order, and has questions that open', async () => {
    await renderServer(
      <HelpScreen
        topic="help"
        sections={sectionsOf('help', { hasAccountData: true })}
        site={SHARED_SITE}
        paths={paths}
        links={{}}
      />,
    )
    const subjects = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(subjects[0]).toBe('A problem with my order')
    expect(subjects.slice(1)).toEqual(['Your order', 'Paying', 'Refunds, gift cards and points', 'Your account'])
    const questions = screen.getAllByRole('heading', { level: 3 })
    expect(screen.getByRole('link', { name: 'Order history' })).toHaveAttribute('href', '/account/orders')
    expect(questions.length).toBeGreaterThan(10)
    for (const question of questions) expect(question.closest('details')?.open).toBe(false)
  })

  test("a merchant's own text takes the place of ours in the links", async () => {
    const links = { terms: 'https://legal.example/terms', privacy: paths.help('privacy') }
    await renderServer(<HelpScreen topic="help" sections={[]} site={SHARED_SITE} paths={paths} links={links} />)
    expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', links.terms)
  })
})
