import { log, node24, node24Environment, run, settingsFlag } from './command.mjs'
import { main, prepare } from './prepare.mjs'

await main(async () => {
  await prepare({ withDev: false })
  log('Starting the server …')
  const env = { ...node24Environment(), NODE_ENV: 'production' }
  const { code } = await run(node24, [...settingsFlag, 'server/main.ts'], { env })
  return code
})
