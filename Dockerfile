# syntax=docker/dockerfile:1

# What npm has to know to install anything.
FROM node:26-slim AS manifests
WORKDIR /app
ENV npm_config_fund=false npm_config_audit=false npm_config_update_notifier=false
COPY package.json package-lock.json .npmrc ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY packages/catalogue/package.json packages/catalogue/
COPY packages/contract/package.json packages/contract/
COPY packages/match-log/package.json packages/match-log/
COPY packages/matches/package.json packages/matches/
COPY packages/questions/package.json packages/questions/
COPY packages/read-models/package.json packages/read-models/
COPY packages/search/package.json packages/search/
COPY packages/builds/package.json packages/builds/
COPY packages/fusion/package.json packages/fusion/
COPY packages/simulator/package.json packages/simulator/
COPY packages/statistics/package.json packages/statistics/
COPY packages/uploads/package.json packages/uploads/

# What the web app is built from; nothing of this stage but its result is kept.
FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev --workspace @scrapboard/web
COPY packages packages
COPY apps/web apps/web
COPY tsconfig.base.json ./
# Files that the guide shows.
COPY biome.json CHANGELOG.md CONTRIBUTING.md compose.yaml Dockerfile README.md SECURITY.md THIRD_PARTY_NOTICES.md ./
COPY docs docs
COPY apps/server/src/config.ts apps/server/src/
COPY apps/server/src/features/auth/request-authenticator.ts apps/server/src/features/auth/
COPY apps/server/src/features/web/page-policy.ts apps/server/src/features/web/
COPY apps/server/src/http/security-headers.ts apps/server/src/http/
RUN cd apps/web && NODE_ENV=production node ../../node_modules/vite/bin/vite.js build \
    && node build/compress-assets.ts dist

# What the server needs to run; Node comes with the image.
FROM manifests AS dependencies
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev \
      --workspace @scrapboard/server --workspace @scrapboard/cli

FROM node:26-slim
WORKDIR /app
COPY --from=dependencies /app ./
COPY packages packages
COPY apps/server apps/server
COPY apps/cli apps/cli
COPY --from=build /app/apps/web/dist apps/web/dist
# The packages of the built-in PostgreSQL lack their symbolic links; they are made while this is
# still writable. The data folder belongs to the user the server runs as.
RUN node -e "import('/app/apps/server/src/database/built-in/find-binaries.ts').then((m) => m.findBinaries())" \
    && install -d -o node -g node -m 700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5000 SCRAPBOARD_DATA=/data SCRAPBOARD_LOG_FORMAT=json
USER node
VOLUME /data
EXPOSE 5000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
