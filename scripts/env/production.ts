import { loadEnvFiles } from '../launch/env-files'

// imported by Node before a command of ours; its servers inherit the finished environment, and tests read no file
loadEnvFiles(process.cwd(), 'production')
