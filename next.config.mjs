import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    // messages are parsed by the build, so that no page ships the parser
    messages: { path: './messages', format: 'json', locales: ['en', 'zh', 'zh-Hant', 'jp'], precompile: true },
  },
})

/** @type {import('next').NextConfig} */
const config = {
  // tests build into a folder of their own, beside a running product
  distDir: process.env.PLAZA_DIST_DIR || '.next',
  // `npm run verify` checks them, once
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
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
    // bytes; measured at the start, the least recently used ones make room. The default is that of lib/env.ts
    maximumDiskCacheSize: Number(process.env.PICTURE_CACHE_MB || 512) * 1024 * 1024,
    deviceSizes: [420, 640, 828, 1200],
    imageSizes: [64, 128, 256],
    qualities: [75],
  },
}

export default withNextIntl(config)
