import { main, prepare } from './prepare.mjs'

// Installs packages and builds the site if necessary, so that the next start only starts.
await main(() => prepare({ withDev: false }))
