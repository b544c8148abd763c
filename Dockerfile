# The website as a container image, of the archive that `npm run archive` makes: docs/operating.md, "In a container".
# docs/releasing.md says how to name both images by digest.
ARG UNPACK_IMAGE=debian:13-slim
ARG BASE_IMAGE=gcr.io/distroless/cc-debian13:nonroot

FROM $UNPACK_IMAGE AS release
ADD dist/release/inspection-*.tar.gz /release/
RUN mv /release/inspection-* /app && mkdir /data

# Debian's C and C++ libraries and nothing else: no shell, no package manager. Node comes with the archive.
FROM $BASE_IMAGE
WORKDIR /app
COPY --from=release /app .
# A new volume at /data takes its owner from here.
COPY --from=release --chown=65532:65532 /data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node
USER 65532:65532
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=1s \
  CMD ["/app/node_modules/.bin/node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["/app/node_modules/.bin/node", "/app/api/server.ts"]
