import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContactFacts } from '@/components/help/contact-facts'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import { SHARED_SITE } from '@/lib/domain/site/site'
import { weekOf } from '@/lib/domain/stores/opening-hours'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '@/tests/component/render-server'
import { sampleStoreSite } from '@/tests/support/sample-site'

const paths = pathsIn('en', 'en')
const NONE = { email: '', phone: '', phoneHref: '', hours: null, hoursText: '' }
const WEEK = weekOf((day) => (day < 5 ? [{ open: 540, close: 1080 }] : []))
const PHONE = { phone: '604-555-0100', phoneHref: 'tel:+16045550100' }

test('the shared site has email, phone and hours, days with the same hours together', async () => {
  const contact = { ...NONE, ...PHONE, email: 'help@plaza.example', hours: WEEK }
  const card = await renderServer(<ContactFacts site={SHARED_SITE} contact={contact} paths={paths} />)
  expect(screen.getByRole('link', { name: 'Email help@plaza.example' })).toHaveAttribute(
    'href',
    'mailto:help@plaza.example',
  )
  expect(screen.getByRole('link', { name: /604-555-0100/ })).toHaveAttribute('href', 'tel:+16045550100')
  expect([...card.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    'Monday – Friday09:00am\u00a0–\u2060\u00a006:00pm',
    'Saturday – SundayClosed',
  ])
})

test('a store has its address and the way to its page; hours that cannot be read are shown as they are', async () => {
  const contact = { ...NONE, ...PHONE, hoursText: 'When the light is on' }
  await renderServer(<ContactFacts site={sampleStoreSite} contact={contact} paths={paths} />)
  expect(screen.getByText('88 Pacific Blvd, Vancouver, BC V6B 1A1')).toBeVisible()
  expect(screen.getByText('When the light is on')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find us' })).toHaveAttribute('href', paths.storeInfo())
})

test('the shared site without any of it has no card', async () => {
  const card = await renderServer(<ContactFacts site={SHARED_SITE} contact={NONE} paths={paths} />)
  expect(card).toHaveTextContent('')
})

test.each(LANGUAGES)('hours have names of days in %s', async (language) => {
  const contact = { ...NONE, hours: WEEK }
  const card = await renderServer(<ContactFacts site={SHARED_SITE} contact={contact} paths={paths} />, language)
  expect(card.querySelectorAll('dt')).toHaveLength(2)
  expect(card.textContent).not.toMatch(/[{}]|contact\./)
})
