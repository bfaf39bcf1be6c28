import { log, node24, node24Environment, run, settingsFlag } from './command.mjs'
import { main, preparePackages } from './prepare.mjs'

await main(async () => {
  await preparePackages({ withDev: true })
  // NODE_ENV selects React's development or production build; unset, it is development.
  const { NODE_ENV, ...env } = node24Environment()
  log('Starting the server with hot reload …')
  const { code } = await run(node24, [...settingsFlag, 'server/dev.ts'], { env })
  return code
})
