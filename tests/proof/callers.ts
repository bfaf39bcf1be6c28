import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE, UNIT_MINUTES } from '#model/calls/hours.ts'
import { paths } from '#model/paths.ts'
import { callLink } from '#server/features/calls/call-link.ts'
import type { Database } from '#server/platform/db/open-database.ts'
import { deriveKey } from '#server/platform/installation/secret-key.ts'
import type { Instance } from '#tests/chaos/cluster.ts'

/** A visitor of one of the instances, with what the last answer said. */
export type Caller = { number: number; kind: string; at: string; status: number; text: string }

const UNIT = UNIT_MINUTES * MINUTE

/** Visitors who book calls on any of the instances that are up, move and cancel them; and what must be stored then. */
export function createCallers(
  instances: Instance[],
  { store }: Pick<Database, 'store'>,
  secretKey: string,
) {
  const callers: Caller[] = []
  const secrets = { callLinks: deriveKey(secretKey, 'callLinks').toString('base64url') }

  /** Posts until a server answers. @throws Error for an answer that no visitor should see */
  async function post(caller: Caller, path: string, fields: Record<string, string>) {
    for (let turn = caller.number; ; turn++) {
      const up = instances.filter(({ isUp }) => isUp)
      const origin = up[turn % up.length]?.origin
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
        headers: { 'x-forwarded-for': `198.18.${caller.number >> 8}.${caller.number & 255}` },
      }).catch(() => null)
      const text = await response?.text().catch(() => null)
      if (!response || typeof text !== 'string') {
        await wait(100)
        continue
      }
      if (![200, 201, 303, 409].includes(response.status)) {
        throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`)
      }
      return Object.assign(caller, { status: response.status, text })
    }
  }

  async function linkOf({ number }: Caller) {
    const { id } = await store
      .selectFrom('calls')
      .innerJoin('leads', 'leads.id', 'calls.lead_id')
      .select('calls.id')
      .where('leads.email', '=', emailOf(number))
      .executeTakeFirstOrThrow()
    return callLink(secrets, id)
  }

  return {
    callers,
    /** The times of a week that the booking page shows from a day on. */
    async freeTimes(kind: string, day: string) {
      const query = new URLSearchParams({ kind, day, zone: 'Europe/Berlin' })
      const page = await (await fetch(`${instances[0]?.origin}${paths.call}?${query}`)).text()
      return [...page.matchAll(/value="(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g)].map(([, at = '']) => at)
    },
    book(kind: string, at: string) {
      const number = callers.length
      const caller = { number, kind, at, status: 0, text: '' }
      callers.push(caller)
      const person = { name: `Visitor ${number}`, email: emailOf(number) }
      return post(caller, paths.call, { kind, at, zone: 'Europe/Berlin', ...person })
    },
    async move(caller: Caller, at: string) {
      await post({ ...caller }, await linkOf(caller), { change: 'move', at })
    },
    async cancel(caller: Caller) {
      await post({ ...caller }, await linkOf(caller), { change: 'cancel' })
    },
    /** @throws Error if what is stored is not what visitors were told, or a time is taken twice or by no call */
    async check() {
      const leads = await store.selectFrom('leads').select(['id', 'email']).execute()
      const calls = await store.selectFrom('calls').selectAll().execute()
      const times = await store.selectFrom('call_times').selectAll().execute()
      const wrong = callers.filter(({ number, status }) => {
        const own = leads.filter(({ email }) => email === emailOf(number))
        const booked = calls.filter(({ lead_id }) => own.some(({ id }) => id === lead_id))
        const expected = status === 409 ? 0 : 1
        return own.length !== expected || booked.length !== expected
      })
      if (wrong.length > 0) throw new Error(`Not as they were told: ${JSON.stringify(wrong[0])}`)
      const expected = calls
        .filter(({ state }) => state === 'booked')
        .flatMap(({ id, account_id, starts_at, minutes }) =>
          Array.from({ length: (minutes * MINUTE) / UNIT }, (_, index) => {
            const unit = Date.parse(starts_at) / UNIT + index
            return `${account_id} ${unit} ${id}`
          }),
        )
      const stored = times.map(
        ({ account_id, unit, call_id }) => `${account_id} ${unit} ${call_id}`,
      )
      const isSame =
        expected.length === stored.length &&
        new Set([...expected, ...stored]).size === stored.length
      if (!isSame)
        throw new Error(
          `Times are taken by no call, or calls have no times: ${expected.length} and ${stored.length}`,
        )
      return calls.length
    },
  }
}

function emailOf(number: number) {
  return `visitor-${number}@example.com`
}
