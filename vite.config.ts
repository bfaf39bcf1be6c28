import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every React island needs; the admin shares it. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\/|\/app\/site\/islands\/hydrate\.tsx/

/** Small modules that several islands use, in one file with the entry's own. */
const shared =
  /\/ui\/(?:motion|pause|in-view|url-param)\.ts|\/app\/site\/forms\/attribution\.ts|vite\/preload-helper/

/** The base of the lead forms and its controls. */
const leadForm =
  /\/app\/site\/forms\/(?:lead-form|upload-field)\.tsx|\/ui\/(?:text-field|select-field)\.tsx/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Node would load all icons of lucide-react; the build takes those that are used.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    assetsInlineLimit: 0,
    // Read by tools/style-rules.ts.
    manifest: true,
    // Keeps light-dark(), since sections switch the colour scheme of their content; `cssTarget` below must support it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: react },
            { name: 'shared', test: shared },
            { name: 'lead-form', test: leadForm },
          ],
        },
      },
    },
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
})
