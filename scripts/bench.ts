const WHAT = ['pages', 'steps', 'search', 'lists', 'import', 'cache', 'cluster', 'operators', 'export']

const [what = ''] = process.argv.splice(2, 1)
if (!WHAT.includes(what)) throw new Error(`there is no benchmark ${what}, only ${WHAT.join(', ')}`)
await import(`./bench/${what}.ts`)
