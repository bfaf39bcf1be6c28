import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Primitives and signs that the start page shows, and what the shell and the screens need beside them; without zod. */
const shared = [
  '/ui/(?!carousel|copy-button|tabs|tab-keys|use-url-state|filter-buttons|(?:select-|text-)?field)',
  '/lucide-react/(?!.*/(?:arrow-up|arrow-down|copy|paperclip|search)\\.)',
  '/app/use-site',
  '/app/site/(?:shell|live)/',
  '/app/site/forms/(?:attribution|newsletter-form)',
  '/app/site/screens/(?:not-found|page-meta|page-data)',
  '/blocks/styles/sheets',
  '/model/(?:paths|newsletter/newsletter|blog/blog|media/media-address)\\.ts',
  '/content/built-in-posts',
  'vite/preload-helper',
]

/** The sections that only the home page shows. */
const homeBlocks = /\/blocks\/(?:hero|service-tiles|projects|testimonials|faq)\/[^/]+\.tsx$/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // light-dark() must stay as written: sections switch the scheme of what is inside them.
    rolldownOptions: {
      output: {
        // What more than one screen uses of these travels as one file: thirty small ones cost 0.7 kB of headers each.
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
