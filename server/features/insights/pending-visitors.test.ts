import { expect, test } from 'vitest'
import { createPendingVisitors } from './pending-visitors.ts'

const view = { type: 'view', at: 1, path: '/', touch: null, search: '' } as const
const sender = { address: '192.0.2.1', agent: 'A', language: 'en', mobile: '' }

test('of a million events of one visitor five hundred are kept, and others are still counted', () => {
  const pending = createPendingVisitors()
  for (let sent = 0; sent < 1_000_000; sent++) pending.add(sender, view)
  pending.add({ ...sender, agent: 'B' }, view)
  expect(pending.take().map(({ events }) => events.length)).toEqual([500, 1])
  expect(pending.take()).toEqual([])
})

test('of a million visitors at once fifty thousand are kept', () => {
  const pending = createPendingVisitors()
  for (let sent = 0; sent < 1_000_000; sent++) {
    pending.add({ ...sender, address: `address-${sent}` }, view)
  }
  expect(pending.take()).toHaveLength(50_000)
})
