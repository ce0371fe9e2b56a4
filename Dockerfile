# syntax=docker/dockerfile:1

# Dependencies are built in a layer of their own, which changes only with the lock file.
FROM rust:1.95-slim-bookworm AS build
WORKDIR /build
COPY Cargo.toml Cargo.lock ./
RUN mkdir -p src benches \
    && echo 'fn main() {}' > src/build.rs \
    && echo 'fn main() {}' > src/main.rs \
    && echo '' > src/lib.rs \
    && for bench in octopus themisto ingenious nebuchadnezzar temple rules; do echo 'fn main() {}' > "benches/$bench.rs"; done \
    && cargo build --release --locked \
    && rm -r src
COPY src src
COPY web web
COPY README.md ./
ARG COMMIT=unknown
# Cargo judges by time stamps: the sources must be newer than the placeholders.
RUN find src -name '*.rs' -exec touch {} + \
    && TESSERA_COMMIT=$COMMIT cargo build --release --locked \
    && install -s target/release/tessera /tessera

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --no-create-home tessera
COPY --from=build /tessera /usr/local/bin/tessera
USER 10001
ENV TESSERA_BIND=0.0.0.0:8080
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=2s --start-period=2s CMD ["tessera", "health"]
ENTRYPOINT ["tessera"]
