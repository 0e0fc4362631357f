import sanitizeHtml from 'sanitize-html'
import { describe, expect, test } from 'vitest'
import { sanitise } from '@/lib/server/sanitise'
import { SCRIPT_PAYLOADS } from '@/tests/support/script-payloads'

const SAFE = new Set('p br ul ol li strong b em i h3 h4 table thead tbody tr th td a span hr'.split(' '))

/** Every tag with its attributes, as another parser reads them. */
function elementsOf(html: string): { name: string; attributes: Record<string, string> }[] {
  const found: { name: string; attributes: Record<string, string> }[] = []
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, attributes) => void found.push({ name, attributes }),
  })
  return found
}

describe("a store's HTML", () => {
  test(`${SCRIPT_PAYLOADS.length} payloads leave neither script, handler nor scheme [SEC-8]`, () => {
    expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(150)
    for (const payload of SCRIPT_PAYLOADS) {
      const html = sanitise(payload)
      for (const { name, attributes } of elementsOf(html)) {
        expect([payload, SAFE.has(name)]).toEqual([payload, true])
        expect([payload, Object.keys(attributes).filter((key) => !['href', 'scope', 'rel'].includes(key))]).toEqual([
          payload,
          [],
        ])
        const leads = new URL(attributes.href ?? '', 'https://site.example').protocol
        expect([payload, /^(https|tel|mailto):$/.test(leads)]).toEqual([payload, true])
      }
      expect(html).not.toMatch(/<script|<img|<svg|<iframe|<style/i)
    }
  })

  test('preserves text, lists, tables and links [DEAL-9]', () => {
    const html =
      '<h3>What</h3><ul><li><strong>A</strong> &amp; <em>B</em></li></ul><table><tr><th scope="row">1</th></tr></table>'
    expect(sanitise(html)).toBe(html)
    expect(sanitise('<h1>Big</h1>')).toBe('<h3>Big</h3>')
    expect(sanitise('<a href="https://x.example" target="_top">x</a>')).toMatch(
      /^<a href="https:\/\/x\.example"[^>]*>x<\/a>$/,
    )
    expect(sanitise('<a href="tel:+16045550123">call</a>')).toContain('href="tel:+16045550123"')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    ' //evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://bank.example@evil.example',
    'http://evil.example',
    'javascript:alert(1)',
    'evil.example',
  ])('text that was linked to %j is left without the link [SEC-8]', (href) => {
    expect(sanitise(`<p><a href="${href}">here</a></p>`)).toBe('<p><a rel="nofollow noopener">here</a></p>')
  })

  test('a link passes on neither page rank nor its opener [SEC-8]', () => {
    expect(sanitise('<a href="https://x.example">x</a>')).toContain('rel="nofollow noopener"')
  })
})
