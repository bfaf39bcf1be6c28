import { setTimeout as wait } from 'node:timers/promises'
import { readMails } from './evidence.ts'

/** A message that the mail server took, and the server's life that handed it over. */
export type Received = { id: string; user: string }

const WAIT_MAX = 60_000

/** Waits until nothing in the outbox is on its way. */
export async function untilSent(dataDir: string) {
  const end = Date.now() + WAIT_MAX
  const isOpen = () => readMails(dataDir).some(({ state }) => /waiting|sending/.test(state))
  while (isOpen() && Date.now() < end) await wait(50)
}

/** A sentence for each mail that did not arrive, and for each kill by which more than one arrived twice. */
export function mailFaults(dataDir: string, received: Received[]): string[] {
  const arrived = new Set(received.map(({ id }) => id.split('@', 1)[0]))
  const missing = readMails(dataDir).filter(
    ({ state, message_id }) => state !== 'sent' || !arrived.has(message_id),
  )
  const often = [...repeatedBy(received)].filter(([, count]) => count > 1)
  return [
    ...missing.map(({ topic, state, last_error: fault }) => `mail ${topic}: ${state}, ${fault}`),
    ...often.map(([life, count]) => `${count} mails of ${life} arrived again after its kill`),
  ]
}

/** How many mails of each life arrived once more, handed over by a later one. */
export function repeatedBy(received: Received[]) {
  const handedOver = new Map<string, string>()
  const repeated = new Map<string, number>()
  for (const { id, user } of received) {
    const before = handedOver.get(id)
    handedOver.set(id, user)
    if (before !== undefined) repeated.set(before, (repeated.get(before) ?? 0) + 1)
  }
  return repeated
}

/** How many mails arrived once more, each time counted. */
export function countRepeated(received: Received[]) {
  return [...repeatedBy(received).values()].reduce((sum, count) => sum + count, 0)
}
