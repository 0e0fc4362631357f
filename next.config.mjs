import path from 'node:path'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    // messages are parsed by the build, so that no page ships the parser
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})

// tests build into a folder of their own, beside a running product
const distDir = process.env.PLAZA_DIST_DIR || '.next'
// scripts name their parts by it, so a build is made for it; the development server has none
const assetPrefix = process.env.NODE_ENV === 'production' ? process.env.ASSET_ORIGIN : undefined

/** @type {import('next').NextConfig} */
const config = {
  distDir,
  assetPrefix,
  // `npm run verify` checks them, once
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // pages are stored in memory, which has a size, and in Redis: on disk they would fill it, and outlive their time
  experimental: { isrFlushToDisk: false },
  reactStrictMode: true,
  headers: async () => [
    // the names of typefaces contain their version
    { source: '/fonts/:file*', headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }] },
  ],
  // a short address for a picture in one of its widths
  rewrites: async () => ({
    beforeFiles: [
      { source: '/pictures/:width(\\d+)/:path*', destination: '/_next/image?url=/media/:path*&w=:width&q=75' },
    ],
  }),
  serverExternalPackages: [
    'undici',
    // every handler's bundle would have a copy in memory
    '@redis/client',
    'moment-timezone',
    'sanitize-html',
    // loaded only where traces are sent
    '@opentelemetry/api',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/core',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
  ],
  images: {
    formats: ['image/webp'],
    // pictures never change under their address
    minimumCacheTTL: 60 * 60 * 24 * 30,
    localPatterns: [{ pathname: '/media/**' }],
    // `lib/page-cache` has files of its own, which storefronts can share; the development server has none
    maximumDiskCacheSize: process.env.NODE_ENV === 'production' ? 0 : undefined,
    deviceSizes: [420, 640, 1200, 1600],
    imageSizes: [64, 128, 256],
    qualities: [75],
  },
}

/** The build makes the handler last, so that only a server can have it. */
const sharedCache = (phase) =>
  phase === PHASE_PRODUCTION_SERVER && process.env.REDIS_URL
    ? { cacheHandler: path.resolve(distDir, 'cache-handler.mjs') }
    : {}

export default (phase) => withNextIntl({ ...config, ...sharedCache(phase) })
