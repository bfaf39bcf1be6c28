import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds that each piece takes at most. */
const SLOWNESS = 20

/** A connection to a port of this machine that is slow and, until `calm` is called, sometimes breaks off in the middle. */
export async function startUnsteadyProxy(target: number, { share, bytes }: Cuts) {
  const sockets = new Set<Socket>()
  let cuts = 0
  let isCalm = false
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    let left = !isCalm && Math.random() < share ? Math.random() * bytes : Number.POSITIVE_INFINITY
    const both = [client, upstream]
    for (const socket of both) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    const destroy = () => {
      for (const socket of both) socket.destroy()
    }
    async function pass(from: Socket, to: Socket) {
      for await (const piece of from) {
        left -= piece.length
        if (left < 0) {
          cuts += 1
          to.write(piece.subarray(0, piece.length / 2))
          break
        }
        await setTimeout(Math.random() * SLOWNESS)
        to.write(piece)
      }
      destroy()
    }
    pass(client, upstream).catch(destroy)
    pass(upstream, client).catch(destroy)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** How many connections it has cut. */
    cuts: () => cuts,
    calm() {
      isCalm = true
    },
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** The share of connections that are cut, each after so many bytes at most. */
type Cuts = { share: number; bytes: number }
