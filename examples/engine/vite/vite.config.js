export default {
  build: { target: "es2022" },
  optimizeDeps: { exclude: ["tessera-engine"] },
  worker: { format: "es" },
};
