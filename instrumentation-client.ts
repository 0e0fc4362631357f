import { tolerateMovedNodes } from '@/lib/browser/moved-nodes'

// before React starts
tolerateMovedNodes()
