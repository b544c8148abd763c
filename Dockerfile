# The website as a container image: docs/operating.md, "In a container".
FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24.21.0-trixie-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc deploy/container/prune-packages.sh ./
RUN npm ci --omit=dev --no-audit --no-fund && sh prune-packages.sh && mkdir data

# Debian's C and C++ libraries and nothing else: no shell, no package manager. Node is the one that
# package-lock.json names, as everywhere.
FROM gcr.io/distroless/cc-debian13:nonroot
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY domain domain
COPY api api
# A new volume at /data takes its owner from here.
COPY --from=dependencies --chown=65532:65532 /app/data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node
USER 65532:65532
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=1s \
  CMD ["/app/node_modules/.bin/node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["/app/node_modules/.bin/node", "/app/api/server.ts"]
