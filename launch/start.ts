import { runProduct } from './product'

/** `npm start`: everything on a fresh machine, with COMMERCE_API_URL the storefront alone; `dev`: with Next's server. */
process.exit(await runProduct(process.argv[2] === 'dev' ? 'dev' : 'start'))
