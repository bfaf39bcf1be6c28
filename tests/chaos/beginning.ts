import { once } from 'node:events'

/** Waits for a line on standard input. */
export async function beginning() {
  await once(process.stdin, 'data')
  process.stdin.destroy()
}
