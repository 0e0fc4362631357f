import { expect, test } from 'vitest'
import { dealDetail } from '@/lib/contract/deal-detail'
import { dealRow } from '@/lib/contract/deals'
import { storeDetail } from '@/lib/contract/store-detail'
import { stripMarkup } from '@/lib/domain/strip-markup'
import { WIRE_DEAL, WIRE_DEAL_ROW } from '@/tests/support/wire-deal'
import { WIRE_STORE } from '@/tests/support/wire-store'

test.each([
  ['<b>Spa</b> day', 'Spa day'],
  ['<p>Two hours</p><p>of calm</p>', 'Two hours\nof calm'],
  ['Two hours<br>of calm', 'Two hours\nof calm'],
  ['Two hours<br />\nof calm', 'Two hours\nof calm'],
  ['<ul>\n  <li>Sauna</li>\n  <li>Tea</li>\n</ul>', 'Sauna\nTea'],
  ['<SPAN STYLE="color:red">Hot</SPAN>', 'Hot'],
  ['<a href="https://x.example/?a=1&b=2" title="x">Book</a>', 'Book'],
  ['<font color=red>Sale</font>', 'Sale'],
  ['Fish &amp; chips', 'Fish & chips'],
  ['Mei&#039;s &quot;best&quot;', 'Mei\'s "best"'],
  ['Caf&#xe9;', 'Café'],
  ['Two&nbsp;hours', 'Two\u00a0hours'],
  ['&lt;b&gt;', '<b>'],
])('%j is %j', (text, shown) => {
  expect(stripMarkup(text)).toBe(shown)
})

test.each([
  'We <3 noodles',
  '1 < 2 > 0',
  'a <b',
  '<new> on the menu',
  '<- here',
  '5 <i 6',
  'R&D, AT&T',
  '&unknown; &#0; &#9999999;',
  '  two  spaces\n and lines ',
  '面 <好吃>',
])('%j stays as it is', (text) => {
  expect(stripMarkup(text)).toBe(text)
})

test('the texts of an API have no tags, except those that the documents call HTML', () => {
  expect(dealRow.parse({ ...WIRE_DEAL_ROW, nm: '<b>Spa</b> day', s_dsc: 'Two<br>hours' })).toMatchObject({
    nm: 'Spa day',
    s_dsc: 'Two\nhours',
  })
  const html = { deal_detail: '<p>All &amp; more</p>', fine_print: '<b>One</b>' }
  expect(dealDetail.parse({ ...WIRE_DEAL, ...html })).toMatchObject(html)
  const hours = { weekly: 'Mon-Fri 10am-9pm<br>Sat-Sun Closed' }
  const store = storeDetail.parse({ ...WIRE_STORE, desc: '<p>Hand-pulled</p>', hours })
  expect(store).toMatchObject({ desc: 'Hand-pulled', hours: { weekly: 'Mon-Fri 10am-9pm\nSat-Sun Closed' } })
})
