import { runProduct } from './launch/product'

/** `npm start`: everything on a fresh machine; with COMMERCE_API_URL the storefront alone. */
process.exit(await runProduct('start'))
