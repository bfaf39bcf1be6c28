import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type EnvironmentOptions } from 'vite'

/** What every React island needs; the admin shares it. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\/|\/app\/site\/islands\/hydrate\.tsx/

/** Small modules that several islands use, in one file with the entry's own. */
const shared =
  /\/ui\/(?:motion|pause|in-view|url-param)\.ts|\/app\/site\/forms\/attribution\.ts|vite\/preload-helper/

/** The drawn wave that moves; the lead forms draw it, too. */
const livingWave = /\/ui\/(?:living-wave-client|wave-paths|wave)\.ts/

/** The base of the lead forms and its controls. */
const leadForm =
  /\/app\/site\/forms\/(?:lead-form|upload-field)\.tsx|\/ui\/(?:text-field|select-field)\.tsx|\/model\/email-shape\.ts/

/** What lists that ask the public API share. */
const liveList = /\/app\/site\/lists\/(?:live-list\.tsx|load-anew\.ts)/

/** The server with its packages, because loading a thousand modules is a third of its start. */
const server: EnvironmentOptions = {
  // Leaves out what React has for development.
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true, external: ['pg-native'] },
  build: {
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { index: 'virtual:react-router/server-build', main: 'server/main.ts' },
    },
  },
}

/** Node would load all icons of lucide-react. */
const devServer: EnvironmentOptions = { resolve: { noExternal: ['lucide-react'] } }

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: { ssr: command === 'build' ? server : devServer },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Read by tools/style-rules.ts.
    manifest: true,
    // Keeps light-dark(), since sections switch the colour scheme of their content; `cssTarget` below must support it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: react },
            { name: 'shared', test: shared },
            { name: 'living-wave', test: livingWave },
            { name: 'lead-form', test: leadForm },
            { name: 'live-list', test: liveList },
          ],
        },
      },
    },
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
}))
