import type { PathsInput } from '@/lib/paths'

export interface OrderAgainProps {
  gid: number
  pathsInput: PathsInput
}
