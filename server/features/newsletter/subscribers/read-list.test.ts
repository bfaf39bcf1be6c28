import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createListReader } from './read-list.ts'

test('a list that takes too long to read is refused and does not block other requests', async () => {
  const limits = { processor: 50, total: 3_600_000, memory: 128 }
  const lines = Array.from({ length: 100_000 }, (_, index) => `reader-${index}@example.com`)
  const list = new File([lines.join('\n')], 'list.csv')
  const order: string[] = []
  const read = createListReader(limits)(list, new Date())
  const refused = expect(read)
    .rejects.toMatchObject({
      answer: { status: 422, errors: { file: expect.stringContaining('too much time') } },
    })
    .then(() => order.push('refusal'))
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  order.push('another request')
  await refused
  expect(order).toEqual(['another request', 'refusal'])
})
