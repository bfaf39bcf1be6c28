import { assumeProduction } from '#server/platform/config/config.ts'

// main.ts imports this first, because React reads NODE_ENV when it is loaded.
assumeProduction()
