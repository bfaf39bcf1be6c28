import { assumeProduction } from './config.ts'

// main.ts imports this before anything that brings React with it.
assumeProduction()
