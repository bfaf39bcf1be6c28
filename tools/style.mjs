import { log } from './command.mjs'

// The style guide is a screen of the development server; production builds do not contain it.
log(`Style guide: http://localhost:${process.env.PORT || 5000}/style`)
await import('./dev.mjs')
