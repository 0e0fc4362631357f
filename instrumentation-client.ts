import { tolerateMovedNodes } from '@/lib/browser/moved-nodes'

// before React starts
tolerateMovedNodes()

// nothing can be lost before, and many pages are only read
addEventListener(
  'focusin',
  () => void import('@/lib/browser/focus/keep-focus').then(({ keepFocus }) => keepFocus()).catch(() => undefined),
  { once: true },
)
