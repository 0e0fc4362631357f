import sanitizeHtml from 'sanitize-html'
import { describe, expect, test } from 'vitest'
import { sanitise } from '@/lib/server/sanitise'

const RUN = 'alert(1)'
const TAGS = [
  'script',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'style',
  'link',
  'meta',
  'base',
  'form',
  'input',
  'template',
  'noscript',
  'video',
  'audio',
  'img',
  'marquee',
  'xmp',
  'textarea',
  'title',
  'frameset',
  'portal',
]
const URLS = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\nscript:',
  'java\tscript:',
  '&#106;avascript:',
  '&#x6A;avascript:',
  'javascript&colon;',
  'vbscript:',
  'data:text/html,',
  'http:',
  '\u0001javascript:',
  'blob:',
  'file:',
]
const HANDLERS = [
  'onclick',
  'onerror',
  'onload',
  'onmouseover',
  'onfocus',
  'ONCLICK',
  'onpointerenter',
  'onanimationstart',
  'onbegin',
  'ontoggle',
]
const ODD = [
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<<script>${RUN}//<</script>`,
  `<script >${RUN}</script\n>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<p/onclick=${RUN}>x`,
  `<p onclick\n=\n"${RUN}">x</p>`,
  `<p style="background:url(javascript:${RUN})">x</p>`,
  `<a href="https://a" onclick="${RUN}" style="x">y</a>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<textarea><script>${RUN}</script></textarea>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
]
const PAYLOADS = [
  ...TAGS.map((tag) => `<${tag} src="x" onload="${RUN}" href="javascript:${RUN}">${RUN}</${tag}>`),
  ...URLS.map((url) => `<a href="${url}${RUN}">x</a>`),
  ...HANDLERS.map((name) => `<p ${name}="${RUN}">x</p>`),
  ...ODD,
]
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
  test(`${PAYLOADS.length} payloads leave neither script, handler nor scheme [SEC-8]`, () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(50)
    for (const payload of PAYLOADS) {
      const html = sanitise(payload)
      for (const { name, attributes } of elementsOf(html)) {
        expect([payload, SAFE.has(name)]).toEqual([payload, true])
        expect([payload, Object.keys(attributes).filter((key) => !['href', 'scope', 'rel'].includes(key))]).toEqual([
          payload,
          [],
        ])
        if (attributes.href) expect(attributes.href).toMatch(/^(https:|tel:|mailto:|\/|#)/)
      }
      expect(html).not.toMatch(/<script|<img|<svg|<iframe|<style|javascript:[^<]*"/i)
    }
  })

  test('keeps text, lists, tables and links [DEAL-9]', () => {
    const html =
      '<h3>What</h3><ul><li><strong>A</strong> &amp; <em>B</em></li></ul><table><tr><th scope="row">1</th></tr></table>'
    expect(sanitise(html)).toBe(html)
    expect(sanitise('<h1>Big</h1>')).toBe('<h3>Big</h3>')
    expect(sanitise('<a href="https://x.example" target="_top">x</a>')).toMatch(
      /^<a href="https:\/\/x\.example"[^>]*>x<\/a>$/,
    )
    expect(sanitise('<a href="tel:+16045550123">call</a>')).toContain('href="tel:+16045550123"')
  })

  test('a link hands neither page rank nor its opener over [SEC-8]', () => {
    expect(sanitise('<a href="https://x.example">x</a>')).toContain('rel="nofollow noopener"')
  })
})
