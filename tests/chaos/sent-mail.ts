import { setTimeout as wait } from 'node:timers/promises'
import { type Mail, readMails } from './evidence.ts'

/** A mail that the mail server accepted, and the run of the site that sent it. */
export type Received = { id: string; user: string }

const WAIT_MAX = 60_000

/** Waits until no mail in the outbox is waiting or being sent, for a minute at most. */
export async function waitUntilSent(dataDir: string) {
  const end = Date.now() + WAIT_MAX
  const hasUnsent = () => readMails(dataDir).some(({ state }) => /waiting|sending/.test(state))
  while (hasUnsent() && Date.now() < end) await wait(50)
}

/** Describes each mail that did not arrive, and each kill after which more than one arrived twice. */
export function findMailFailures(dataDir: string, received: Received[]): string[] {
  const severalRepeats = [...repeatedBy(received)].filter(([, count]) => count > 1)
  return [
    ...missingMails(readMails(dataDir), received),
    ...severalRepeats.map(
      ([life, count]) => `${count} mails of ${life} arrived twice after its kill`,
    ),
  ]
}

/** Describes each mail of the outbox that did not arrive. */
export function missingMails(mails: Mail[], received: Received[]): string[] {
  const arrived = new Set(received.map(({ id }) => id.split('@', 1)[0]))
  return mails
    .filter(({ state, message_id }) => state !== 'sent' || !arrived.has(message_id))
    .map(({ topic, state, last_error: failure }) => `mail ${topic}: ${state}, ${failure}`)
}

/** How many mails of each run were sent again by a later run. */
export function repeatedBy(received: Received[]) {
  const senders = new Map<string, string>()
  const repeated = new Map<string, number>()
  for (const { id, user } of received) {
    const previous = senders.get(id)
    senders.set(id, user)
    if (previous !== undefined) repeated.set(previous, (repeated.get(previous) ?? 0) + 1)
  }
  return repeated
}

/** The number of repeated deliveries, in total. */
export function countRepeated(received: Received[]) {
  return [...repeatedBy(received).values()].reduce((sum, count) => sum + count, 0)
}
