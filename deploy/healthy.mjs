// `node deploy/healthy.mjs URL`: exits with 0 if a server answers there with success, else with 1.
const response = await fetch(process.argv[2] ?? '', { signal: AbortSignal.timeout(4000) }).catch(() => null)
process.exit(response?.ok ? 0 : 1)
