import { createReadStream } from 'node:fs'
import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A virus scanner. Without a verdict, a file counts as unsafe. */
export type VirusScanner = {
  /** The name of the virus found, or null. @throws Error with a sentence if there is no verdict */
  scan(path: string): Promise<string | null>
  /** The scanner's version. @throws as `scan`. */
  version(): Promise<string>
}

export type ScannerAddress = { host: string; port: number } | { path: string }

/** Milliseconds for one file. */
const SCAN_TIME_MAX = 60_000
const VERSION_TIME_MAX = 5_000

/** A reply is one line. */
const REPLY_MAX = 4_096

/** ClamAV's clamd: commands end with NUL; each chunk of a file follows its length, and a length of 0 ends it. */
export function createVirusScanner(
  address: ScannerAddress,
  scanTime = SCAN_TIME_MAX,
): VirusScanner {
  return {
    async scan(path) {
      const reply = await ask(address, inStream(path), scanTime)
      if (reply === 'stream: OK') return null
      const [, found] = /^stream: (.+) FOUND$/.exec(reply) ?? []
      if (found) return found
      throw new Error(`The virus scanner of CLAMAV_URL gave no verdict: ${reply || 'no reply'}`)
    },
    version: () => ask(address, [Buffer.from('zVERSION\0')], VERSION_TIME_MAX),
  }
}

async function* inStream(path: string) {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of createReadStream(path)) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    yield length
    yield chunk
  }
  yield Buffer.alloc(4)
}

async function ask(
  address: ScannerAddress,
  request: Iterable<Buffer> | AsyncIterable<Buffer>,
  timeLimit: number,
) {
  const signal = AbortSignal.timeout(timeLimit)
  const socket = connect({ ...address, signal } as NetConnectOpts)
  try {
    const sent = pipeline(Readable.from(request), socket, { end: false })
    const [reply] = await Promise.all([readReply(socket), sent])
    return reply
  } catch (error) {
    const reason = signal.aborted ? 'it did not answer in time' : (error as Error).message
    throw new Error(`The virus scanner of CLAMAV_URL cannot be used: ${reason}`, { cause: error })
  } finally {
    socket.destroy()
  }
}

async function readReply(socket: Socket) {
  let reply = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    reply += chunk.toString('utf8')
    const end = reply.indexOf('\0')
    if (end !== -1) return reply.slice(0, end)
    if (reply.length > REPLY_MAX) break
  }
  return reply.trim().slice(0, 200)
}
