import { serve } from '@/launch/run-servers'
import type { ServerSpec } from '@/launch/server-process'

/** What `npm start` does, with the servers of its argument. */
const specs: ServerSpec[] = JSON.parse(process.argv[2] ?? '[]')
process.exit(await serve(async () => specs, 'ready'))
