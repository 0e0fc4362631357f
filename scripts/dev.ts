import { runProduct } from './launch/product'

/** `npm run dev`: the same with Next's development server. */
process.exit(await runProduct('dev'))
