import { loadEnvFiles } from '../launch/env-files'

// as production.ts, for `npm run dev`
loadEnvFiles(process.cwd(), 'development')
