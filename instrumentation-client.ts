import { keepFocus } from '@/lib/browser/focus/keep-focus'
import { tolerateMovedNodes } from '@/lib/browser/moved-nodes'

// before React starts
tolerateMovedNodes()
keepFocus()
