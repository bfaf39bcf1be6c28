import { log } from './command.mjs'

// The living style page is a screen of the development server; a build does not contain it.
log(`The style page: http://localhost:${process.env.PORT || 5000}/style`)
await import('./dev.mjs')
