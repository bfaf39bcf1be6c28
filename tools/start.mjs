import { node24, node24Environment, run, say, settingsFlag } from './command.mjs'
import { main, prepare } from './prepare.mjs'

await main(async () => {
  await prepare()
  say('Starting the server …')
  const env = { ...node24Environment(), NODE_ENV: 'production' }
  const { code } = await run(node24, [...settingsFlag, 'server/main.ts'], { env })
  return code
})
