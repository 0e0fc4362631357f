import { THEME } from '@/lib/server/pages/theme-colours'

/** Our brand mark as SVG in a 64-unit box, as in `components/layout/brand`. */
export function mark(): string {
  return `<rect width="64" height="64" rx="18" fill="${THEME.accent}"/><path d="M20 50V18a4 4 0 0 1 4-4h10c8.300 0 14 5.400 14 13s-5.700 13-14 13h-5v10z" fill="#fff"/><path d="M29 22.500h4.600c3 0 5 1.800 5 4.500s-2 4.500-5 4.500H29z" fill="${THEME.accent}"/><circle cx="45" cy="48" r="5" fill="#ffc46b"/>`
}
