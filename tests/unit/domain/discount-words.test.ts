import { expect, test } from 'vitest'
import { discountWords } from '@/lib/domain/money/discount-words'

test.each([
  [5, '9.5', '95'],
  [21, '7.9', '79'],
  [30, '7', '7'],
  [35, '6.5', '65'],
  [60, '4', '4'],
  [90, '1', '1'],
  [95, '0.5', '0.5'],
])('%i %% off is %s 折 in mainland China, %s 折 in Taiwan', (percent, fold, foldDigits) => {
  expect(discountWords(percent)).toEqual({ percent, fold, foldDigits })
})
