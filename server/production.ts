import { assumeProduction } from '#server/platform/config/config.ts'

// main.ts imports this before anything that brings React with it.
assumeProduction()
