import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useHasGrown } from '@/components/ui/loading/use-has-grown'

test('a number has grown by its last change, and not from 0', () => {
  const { result, rerender } = renderHook(useHasGrown, { initialProps: 0 })
  const after = [2, 3, 3, 2, 0, 1, 4].map((value) => {
    rerender(value)
    return result.current
  })
  expect(after).toEqual([false, true, true, false, false, false, true])
})
