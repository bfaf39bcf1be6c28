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

test('of a client that changes the name of its browser a hundred are kept', () => {
  const pending = createPendingVisitors()
  const names = Array.from({ length: 10_000 }, (_, index) => `browser-${index}`)
  for (const [index, agent] of names.entries()) {
    pending.add({ ...sender, agent }, view)
    pending.add({ ...sender, address: `2001:db8::${index}`, agent }, view)
  }
  pending.add({ ...sender, address: '192.0.2.2' }, view)
  expect(pending.take()).toHaveLength(201)
})

test('what could not be written goes first, whatever its network has sent meanwhile', () => {
  const pending = createPendingVisitors()
  const agents = Array.from({ length: 100 }, (_, index) => `browser-${index}`)
  for (const agent of agents) pending.add({ ...sender, agent }, view)
  const taken = pending.take()
  for (const agent of agents) pending.add({ ...sender, agent: `new-${agent}` }, view)
  pending.add({ ...sender, address: '192.0.2.2', agent: 'browser-0' }, view)
  pending.putBack(taken)
  pending.putBack([
    { ...sender, address: '192.0.2.2', agent: 'browser-0', events: [{ ...view, at: 0 }] },
  ])
  const all = pending.take()
  expect(all).toHaveLength(201)
  expect(all.find(({ address }) => address === '192.0.2.2')?.events.map(({ at }) => at)).toEqual([
    0, 1,
  ])
})
