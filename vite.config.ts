import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Modules that the home page and most other screens use: ui components, icons, the shell. None of them imports zod. */
const shared = [
  '/ui/(?!carousel|copy-button|tabs|tab-keys|use-url-state|filter-buttons|(?:select-|text-)?field)',
  '/lucide-react/(?!.*/(?:arrow-up|arrow-down|copy|paperclip|search)\\.)',
  '/app/use-site',
  '/app/site/shell/',
  '/app/site/forms/(?:attribution|newsletter-form)',
  '/app/site/screens/(?:not-found|page-meta|page-data|use-live-data)',
  '/blocks/styles/sheets',
  '/model/(?:paths|newsletter/newsletter|blog/blog|media/media-address)\\.ts',
  '/content/built-in-posts',
  'vite/preload-helper',
]

/** Sections used on the home page only. */
const homeBlocks = /\/blocks\/(?:hero|service-tiles|projects|testimonials|faq)\/[^/]+\.tsx$/

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
        // One file for modules shared by several screens: each of thirty small files would cost 0.7 kB of headers.
        codeSplitting: {
          groups: [
            { name: 'ui', test: new RegExp(shared.join('|')), minShareCount: 2 },
            { name: 'home', test: homeBlocks },
          ],
        },
      },
    },
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
})
