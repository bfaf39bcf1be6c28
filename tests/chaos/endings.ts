import { setTimeout as wait } from 'node:timers/promises'
import type { Instance } from './cluster.ts'
import type { FailedRequest } from './proxied-visitors.ts'

/** A server that was killed, and between which times (milliseconds since 1970). */
type Kill = { life: string; address: string; from: number; to: number }

/** Milliseconds between an end and the next start. */
const DOWN_MS = 1_000

/** Ends the instances in turn, once by SIGKILL, once by SIGTERM, and starts each again. */
export function createEndings(instances: Instance[]) {
  const kills: Kill[] = []
  const failures: string[] = []
  const startTimes: number[] = []
  let running: Promise<void> | undefined
  let count = 0

  async function endNext() {
    const number = count++
    const instance = instances[number % instances.length]
    if (!instance) return
    if (number % 2 === 0) {
      const { life, address } = instance
      const from = Date.now()
      await instance.kill()
      kills.push({ life, address, from, to: Date.now() })
    } else {
      const code = await instance.stop()
      if (code !== 0) failures.push(`a server ended with code ${code} after SIGTERM`)
    }
    await wait(DOWN_MS)
    const began = performance.now()
    await instance.start()
    startTimes.push(performance.now() - began)
  }

  /** Every failed request that was not in flight while a server was killed. */
  function unexplained(failed: FailedRequest[]) {
    return failed
      .filter(({ from, to }) => !kills.some((kill) => from <= kill.to && to >= kill.from))
      .map(
        ({ from, path, reason }) =>
          `${path} failed at ${new Date(from).toISOString()} without a kill: ${reason}`,
      )
  }

  return {
    kills,
    failures,
    startTimes,
    count: () => count,
    /** Begins the next one unless an instance is still down. */
    next() {
      running ??= endNext().finally(() => {
        running = undefined
      })
    },
    settled: async () => running,
    unexplained,
  }
}
