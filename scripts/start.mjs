import { node24, node24Environment, run, say } from './command.mjs'
import { main, prepare } from './prepare.mjs'

await main(async () => {
  await prepare()
  say('Starting the server …')
  const env = { ...node24Environment(), NODE_ENV: 'production' }
  const { code } = await run(node24, ['--env-file-if-exists=.env', 'server/main.ts'], { env })
  return code
})
