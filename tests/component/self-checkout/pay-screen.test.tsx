import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { PayScreen } from '@/components/self-checkout/pay-screen'
import { renderServer } from '@/tests/component/render-server'
import { sampleStore } from '@/tests/support/sample-store'

test('a store without a currency uses CAD [SELF-12]', async () => {
  await renderServer(<PayScreen isLinked={false} store={{ ...sampleStore, currency: '' }} pathsInput={['en', 'en']} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Pay ${sampleStore.name}`)
  expect(document.querySelector('output')).toHaveTextContent('C$0.00')
})
