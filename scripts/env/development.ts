import { loadEnvFiles } from '../launch/env-files'

// same as production.ts, for `npm run dev`
loadEnvFiles(process.cwd(), 'development')
