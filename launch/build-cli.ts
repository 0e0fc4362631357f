import { build } from './build'

/** `npm run build`: what `npm start` does on its first start. */
await build(process.env.PLAZA_DIST_DIR || '.next')
