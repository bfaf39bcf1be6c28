import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // light-dark() must stay as written: sections switch the scheme of what is inside them.
    rolldownOptions: {
      output: {
        // The primitives that every screen uses travel as one file, not as twenty of one kilobyte.
        codeSplitting: {
          groups: [{ name: 'ui', test: /\/(?:ui|lucide-react)\/(?!carousel)/, minShareCount: 2 }],
        },
      },
    },
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
})
