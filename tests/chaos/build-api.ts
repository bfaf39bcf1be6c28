import { join } from 'node:path'
import { build } from 'vite'

/** Where `buildApi` puts the program, within the project, whose files it finds by its own place. */
const outDir = 'build/chaos'

/** Node's arguments for the built serve.ts. */
export const api = [join(outDir, 'serve.js')]

/** Builds serve.ts with its packages, because tests start it a hundred times. Vitest's global setup of the chaos tests. */
export default async function buildApi() {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['pg-native'] },
    build: { ssr: 'tests/chaos/serve.ts', outDir, emptyOutDir: true, minify: false },
  })
}
