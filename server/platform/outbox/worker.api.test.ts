import { expect, onTestFinished, test, vi } from 'vitest'
import type { Store } from '#server/platform/db/schema.ts'
import { openTestDatabase } from '#tests/fixtures/api.ts'
import type { Deliver, Delivery, Transport } from './delivery.ts'
import { CLAIM_TIME } from './due-rows.ts'
import { enqueue } from './enqueue.ts'
import { createWorker } from './worker.ts'

const start = Date.parse('2026-11-21T09:30:00Z')

/** A manual clock, a store, and workers on it. */
async function outbox() {
  const { store } = await openTestDatabase()
  const reported: unknown[] = []
  let now = start
  let ids = 0
  const clock = () => new Date(now)
  const newId = () => `id-${String(++ids).padStart(6, '0')}`
  const deps = { store, clock, newId }
  const rows = () => store.selectFrom('outbox').selectAll().orderBy('id').execute()
  function worker(deliver: Deliver | null, concurrency = 5) {
    const transport: Transport = { channel: 'mail', deliver, concurrency }
    const report = (error: unknown) => `r${reported.push(error)}`
    const worker = createWorker({ store, clock, report, random: () => 1 }, transport)
    onTestFinished(() => worker.stop())
    return worker
  }
  return {
    store,
    reported,
    rows,
    pass(milliseconds: number) {
      now += milliseconds
    },
    add: (count: number, recipient = (index: number) => `r${index}@example.com`) =>
      store.transaction().execute((transaction) =>
        enqueue(
          transaction,
          deps,
          Array.from({ length: count }, (_, index) => ({
            channel: 'mail' as const,
            topic: 'test',
            recipient: recipient(index),
            subjectId: null,
            payload: { index },
          })),
        ),
      ),
    worker,
    /** A worker claims this many messages and never says how they ended. */
    async claimAndDie(count: number) {
      const { promise, resolve } = Promise.withResolvers<Delivery>()
      const dead = worker(() => promise)
      // Before it is stopped, which waits for what it does.
      onTestFinished(() => resolve(sent))
      void dead.work()
      const claimed = Array.from({ length: count }, () => 'sending')
      await expect.poll(async () => states(await rows())).toEqual(claimed)
    },
  }
}

const sent: Delivery = { result: 'sent' }
const states = (rows: { state: string }[]) => rows.map(({ state }) => state)

test('a message of a failed transaction is never sent', async () => {
  const { store, rows } = await outbox()
  const deps = { clock: () => new Date(start), newId: () => 'an-id' }
  const entry = {
    channel: 'mail',
    topic: 't',
    recipient: 'r',
    subjectId: null,
    payload: 1,
  } as const
  const failing = store.transaction().execute(async (transaction) => {
    await enqueue(transaction, deps, [entry])
    throw new Error('the cause could not be stored')
  })
  await expect(failing).rejects.toThrow('the cause')
  expect(await rows()).toEqual([])
})

test('without a mail server messages are paused, and sent once there is one', async () => {
  const { add, rows, worker } = await outbox()
  await add(3)
  await worker(null).work()
  expect(states(await rows())).toEqual(['paused', 'paused', 'paused'])
  await worker(async () => sent).work()
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }, {}, { state: 'sent' }])
})

test('two workers on one database send each message once', async () => {
  const { add, rows, worker } = await outbox()
  await add(300)
  const seen: string[] = []
  const deliver: Deliver = async ({ id }, beforeCommit) => {
    await beforeCommit()
    seen.push(id)
    return sent
  }
  await Promise.all([worker(deliver).work(), worker(deliver).work(), worker(deliver).work()])
  expect(seen).toHaveLength(300)
  expect(new Set(seen).size).toBe(300)
  expect(new Set(states(await rows()))).toEqual(new Set(['sent']))
})

test('at most one message at a time is between its commit and its record', async () => {
  const { add, store, worker } = await outbox()
  await add(40)
  let between = 0
  let most = 0
  const recorded: number[] = []
  const deliver: Deliver = async (_, beforeCommit) => {
    await beforeCommit()
    between += 1
    most = Math.max(most, between)
    recorded.push(await countSent(store))
    between -= 1
    return sent
  }
  await worker(deliver).work()
  expect(most).toBe(1)
  // Each attempt sees all earlier ones recorded.
  expect(recorded).toEqual(Array.from({ length: 40 }, (_, index) => index))
})

test('an attempt that fails while it waits to commit blocks no other', async () => {
  const { add, pass, rows, worker } = await outbox()
  await add(5)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: committing, resolve: beginCommit } = Promise.withResolvers<void>()
  let waiting = 0
  let isDown = true
  const one = worker(async ({ id }, beforeCommit) => {
    if (!isDown || id === 'id-000001') {
      await beforeCommit()
      beginCommit()
      await (isDown && released)
      return sent
    }
    // The connection drops while the first attempt is committing.
    await committing
    beforeCommit().catch(() => {})
    waiting += 1
    if (waiting === 4) release()
    return { result: 'retry', error: 'The connection broke off.' }
  })
  await one.work()
  expect(states(await rows())).toEqual(['sent', 'waiting', 'waiting', 'waiting', 'waiting'])
  isDown = false
  pass(60_000)
  await one.work()
  expect(states(await rows())).toEqual(Array(5).fill('sent'))
})

async function countSent(store: Store) {
  const rows = await store.selectFrom('outbox').select('id').where('state', '=', 'sent').execute()
  return rows.length
}

test('a recipient gets messages in order', async () => {
  const { add, worker } = await outbox()
  await add(120, (index) => `r${index % 3}@example.com`)
  const order = new Map<string, number[]>()
  await worker(async ({ recipient, payload }) => {
    order.set(recipient, [...(order.get(recipient) ?? []), JSON.parse(payload).index])
    return sent
  }).work()
  for (const [recipient, indexes] of order) {
    expect(indexes, recipient).toHaveLength(40)
    expect(indexes).toEqual([...indexes].sort((a, b) => a - b))
  }
})

test('a message is retried with the same message id, and fails after three days', async () => {
  const { add, pass, rows, worker } = await outbox()
  await add(1)
  const ids = new Set<string>()
  const busy = worker(async ({ message_id }) => {
    ids.add(message_id)
    return { result: 'retry', error: 'Please come back later.' }
  })
  await busy.work()
  expect(await rows()).toMatchObject([
    {
      state: 'waiting',
      attempts: 1,
      due_at: '2026-11-21T09:30:30.000Z',
      last_error: 'Please come back later.',
    },
  ])
  pass(29_000)
  await busy.work()
  expect(await rows()).toMatchObject([{ attempts: 1 }])
  for (let hours = 0; hours < 80; hours++) {
    pass(3_600_000)
    await busy.work()
  }
  expect(await rows()).toMatchObject([{ state: 'failed', last_error: 'Please come back later.' }])
  expect(ids.size).toBe(1)
})

test('a message that cannot be rendered is retried, and fails with the reason', async () => {
  const { add, pass, reported, rows, worker } = await outbox()
  await add(2)
  const one = worker(async ({ recipient }) => {
    if (recipient.startsWith('r1')) return sent
    throw new Error('There is no renderer.')
  })
  await one.work()
  const last_error = 'The message could not be made. The server’s log says why under “r1”.'
  expect(await rows()).toMatchObject([
    { state: 'waiting', attempts: 1, last_error },
    { state: 'sent' },
  ])
  for (let hours = 0; hours <= 72; hours += 6) {
    pass(6 * 3_600_000)
    await one.work()
  }
  expect(await rows()).toMatchObject([{ state: 'failed' }, { state: 'sent' }])
  expect(reported.at(-1)).toMatchObject({ message: 'There is no renderer.' })
})

test('a message that was paused for weeks is retried for hours before it fails', async () => {
  const { add, pass, rows, worker } = await outbox()
  await add(1)
  pass(21 * 24 * 3_600_000)
  let isBusy = true
  const one = worker(async () =>
    isBusy ? { result: 'retry', error: 'Come back in an hour.' } : sent,
  )
  for (let minutes = 0; minutes < 60; minutes++) {
    await one.work()
    pass(60_000)
  }
  expect(states(await rows())).toEqual(['waiting'])
  isBusy = false
  pass(3_600_000)
  await one.work()
  expect(states(await rows())).toEqual(['sent'])
})

test('an obsolete message is deleted', async () => {
  const { add, rows, worker } = await outbox()
  await add(3)
  await worker(async ({ recipient }) => (recipient.startsWith('r1') ? null : sent)).work()
  expect(states(await rows())).toEqual(['sent', 'sent'])
})

test('a permanently refused message fails at once, and blocks no other', async () => {
  const { add, rows, worker } = await outbox()
  await add(3)
  await worker(async ({ recipient }) =>
    recipient.startsWith('r1') ? { result: 'refused', error: 'No such mailbox.' } : sent,
  ).work()
  expect(await rows()).toMatchObject([
    { state: 'sent' },
    { state: 'failed', last_error: 'No such mailbox.' },
    { state: 'sent' },
  ])
})

test('an unreachable server costs no attempts; all messages are sent in order when it is back', async () => {
  const { add, pass, rows, worker } = await outbox()
  await add(20, () => 'one@example.com')
  let away = true
  let calls = 0
  const order: number[] = []
  const one = worker(async ({ payload }) => {
    calls += 1
    if (away) return { result: 'unreachable', error: 'Nothing answers.' }
    order.push(JSON.parse(payload).index)
    return sent
  })
  await one.work()
  expect(calls).toBe(1)
  await one.work()
  expect(calls).toBe(1)
  for (let minutes = 0; minutes < 60; minutes++) {
    pass(60_000)
    await one.work()
  }
  expect(states(await rows())).toEqual(Array(20).fill('waiting'))
  expect(await rows()).toMatchObject(Array(20).fill({ attempts: 0 }))
  away = false
  pass(120_000)
  await one.work()
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index))
  expect(await rows()).toMatchObject(
    Array(20).fill({ state: 'sent', attempts: 1, last_error: null }),
  )
})

test('messages of a dead worker are sent when its claim ends, and not before', async () => {
  const { add, claimAndDie, pass, rows, worker } = await outbox()
  await add(2)
  await claimAndDie(2)
  const other = worker(async () => sent)
  pass(CLAIM_TIME - 1)
  await other.work()
  expect(states(await rows())).toEqual(['sending', 'sending'])
  pass(2)
  await other.work()
  expect(states(await rows())).toEqual(['sent', 'sent'])
})

test('after the clock is set back by a day, no claim, delay or pause lasts until the old time', async () => {
  const { add, claimAndDie, pass, rows, worker } = await outbox()
  await add(1)
  await claimAndDie(1)
  await add(2)
  const answers: Delivery[] = [
    { result: 'retry', error: 'Later.' },
    { result: 'unreachable', error: 'Nothing answers.' },
  ]
  const other = worker(async () => answers.shift() ?? sent, 1)
  await other.work()
  expect(states(await rows())).toEqual(['sending', 'waiting', 'waiting'])
  pass(-24 * 3_600_000)
  await other.work()
  expect(states(await rows())).toEqual(['sent', 'sent', 'sent'])
})

test('a worker on a machine that slept does not send what it claimed before', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { add, rows, worker } = await outbox()
  await add(1)
  await worker(async (_, beforeCommit) => {
    vi.setSystemTime(start + CLAIM_TIME)
    await beforeCommit()
    return sent
  }).work()
  expect(states(await rows())).toEqual(['sending'])
})

test('without a mail server, messages of a dead worker are paused when its claim ends', async () => {
  const { add, claimAndDie, pass, rows, worker } = await outbox()
  await add(1)
  await claimAndDie(1)
  await worker(null).work()
  expect(states(await rows())).toEqual(['sending'])
  pass(CLAIM_TIME + 1)
  await worker(null).work()
  expect(states(await rows())).toEqual(['paused'])
})

test('a worker whose claim has ended does not send', async () => {
  const { add, pass, rows, reported, worker } = await outbox()
  await add(1)
  let hasCommitted = false
  await worker(async (_, beforeCommit) => {
    pass(CLAIM_TIME)
    await beforeCommit()
    hasCommitted = true
    return sent
  }).work()
  expect(hasCommitted).toBe(false)
  expect(reported).toMatchObject([{ message: 'The claim on this message has ended.' }])
  expect(states(await rows())).toEqual(['sending'])
  // A transport that reports this as an error does not delay the message either.
  pass(CLAIM_TIME)
  await worker(async (_, beforeCommit) => {
    pass(CLAIM_TIME)
    const error = await beforeCommit().catch(String)
    return { result: 'retry', error: String(error) }
  }).work()
  expect(states(await rows())).toEqual(['sending'])
})

test('the same message id is stored once', async () => {
  const { store, rows } = await outbox()
  let ids = 0
  const deps = { clock: () => new Date(start), newId: () => `id-${++ids}` }
  const entry = {
    channel: 'mail',
    topic: 'reminder',
    recipient: 'r@example.com',
    subjectId: 'lead',
    payload: null,
    messageId: 'reminder.lead',
  } as const
  for (let times = 0; times < 2; times++) {
    await store.transaction().execute((transaction) => enqueue(transaction, deps, [entry]))
  }
  expect(await rows()).toHaveLength(1)
})
