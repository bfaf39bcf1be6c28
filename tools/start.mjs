import { log, node24, node24Environment, run, settingsFlag } from './command.mjs'
import { main, prepare } from './prepare.mjs'
import { serverArguments, serverEnvironment } from './server-process.mjs'

await main(async () => {
  await prepare({ withDev: false })
  log('Starting the server …')
  const env = { ...node24Environment(), ...serverEnvironment }
  const { code } = await run(node24, [...settingsFlag, ...serverArguments], { env })
  return code
})
