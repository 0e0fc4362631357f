# One image for the storefront, the API and the worker; the command decides which. See docs/deployment.md

FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY . .
# a build is made for it; empty where the storefront sends its own files
ARG ASSET_ORIGIN=
ENV ASSET_ORIGIN=$ASSET_ORIGIN
RUN npm run build && rm -rf .next/cache .next/trace .next/diagnostics
# what is in the build by now, or is for tests
RUN cd node_modules && rm -rf lucide-react maplibre-gl @maplibre react-aria react-stately typescript @typescript \
  tailwindcss @tailwindcss lightningcss lightningcss-* playwright playwright-core embedded-postgres @embedded-postgres

FROM node:24-bookworm-slim
WORKDIR /app
ARG ASSET_ORIGIN=
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 ASSET_ORIGIN=$ASSET_ORIGIN PICTURE_DIR=/var/lib/plaza/pictures \
  STATIC_DIR=/var/lib/plaza/static
# a volume begins with the owner of what it covers
RUN mkdir -p /var/lib/plaza/pictures /var/lib/plaza/static && chown -R node:node /app /var/lib/plaza
COPY --from=build --chown=node:node /app/package.json /app/tsconfig.json /app/next.config.mjs ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/public ./public
COPY --from=build --chown=node:node /app/messages ./messages
COPY --from=build --chown=node:node /app/deploy ./deploy
COPY --from=build --chown=node:node /app/launch ./launch
COPY --from=build --chown=node:node /app/lib ./lib
COPY --from=build --chown=node:node /app/backend ./backend
COPY --from=build --chown=node:node /app/.next ./.next
USER node
EXPOSE 3000 4000
# of the storefront; compose.yaml has those of the others
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "deploy/healthy.mjs", "http://127.0.0.1:3000/healthz"]
CMD ["node", ".next/storefront.mjs"]
