import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BalancedText } from '@/components/ui/content/balanced-text'

test.each([
  ['お店が確認済み', 'お店が|確認済み'],
  ['お支払い待ち', 'お支払い|待ち'],
  ['お支払い確認中', 'お支払い|確認中'],
  ['ご用意中', 'ご用意中'],
  ['お届け済み', 'お届け|済み'],
  ['キャンセル', 'キャンセル'],
  ['等待您付款', '等待您付款'],
  ['Being prepared', 'Being prepared'],
])('%s breaks as %s, and is one text', (text, broken) => {
  const { container } = render(<BalancedText>{text}</BalancedText>)
  expect(container).toHaveTextContent(text)
  expect(container.firstElementChild?.innerHTML.replaceAll('<wbr>', '|')).toBe(broken)
})
