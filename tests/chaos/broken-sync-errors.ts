import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// For `node --import`: breaks the server deliberately by ignoring failed syncs.
const { fsync } = fs
const { open } = fs.promises
fs.fsync = ((descriptor: number, done: (error: null) => void) =>
  fsync(descriptor, () => done(null))) as typeof fs.fsync
fs.promises.open = async (path, ...more) => {
  const handle = await open(path, ...more)
  const sync = handle.sync.bind(handle)
  handle.sync = () => sync().catch(() => {})
  return handle
}
syncBuiltinESMExports()
