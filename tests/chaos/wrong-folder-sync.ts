import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// For `node --import`, a wrong build for controls: folders are never synced.
const { open } = fs.promises
fs.promises.open = async (path, ...more) => {
  const handle = await open(path, ...more)
  if ((await handle.stat()).isDirectory()) handle.sync = async () => {}
  return handle
}
syncBuiltinESMExports()
