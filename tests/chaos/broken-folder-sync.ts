import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// For `node --import`: breaks the server deliberately by never syncing folders.
const { open } = fs.promises
fs.promises.open = async (path, ...more) => {
  const handle = await open(path, ...more)
  if ((await handle.stat()).isDirectory()) handle.sync = async () => {}
  return handle
}
syncBuiltinESMExports()
