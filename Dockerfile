# syntax=docker/dockerfile:1.14

# Base images are named by their full version, after the month of its release; deploy/README.md explains how to pin them
# by digest, too.
# 2026-04
FROM rust:1.95.0-slim-bookworm AS chef
RUN cargo install --locked cargo-chef@0.1.78
WORKDIR /build

# Manifests of all dependencies of the workspace.
FROM chef AS plan
COPY Cargo.toml Cargo.lock build.rs ./
COPY benches benches
COPY crates crates
COPY src src
COPY tools tools
RUN cargo chef prepare --recipe-path recipe.json

# Dependencies are built in their own layer, which changes only with the manifests and the lock file.
FROM chef AS build
COPY --from=plan /build/recipe.json recipe.json
RUN cargo chef cook --release --locked --bin tessera --features cluster --recipe-path recipe.json
COPY Cargo.toml Cargo.lock build.rs README.md ./
COPY benches benches
COPY crates crates
COPY docs/rules docs/rules
COPY packages packages
COPY src src
COPY tools tools
COPY web web
ARG COMMIT=unknown
RUN TESSERA_COMMIT="$COMMIT" cargo build --release --locked --bin tessera --features cluster \
    && install -s target/release/tessera /tessera

# 2026-07
FROM debian:12.15-slim
RUN useradd --system --uid 10001 --no-create-home tessera
# Certificate authorities for TLS to the shared cache.
COPY --from=build /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY --from=build /tessera /usr/local/bin/tessera
USER 10001
ENV TESSERA_BIND=0.0.0.0:8080
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=2s --start-period=2s CMD ["tessera", "health"]
ENTRYPOINT ["tessera"]
