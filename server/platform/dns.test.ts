import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { resolveTxt } from './dns.ts'

test('a DNS server that never answers is given up after two seconds', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked = once(silent, 'message')
  const answer = resolveTxt('agency.com', [`127.0.0.1:${silent.address().port}`])
  const failure = expect(answer).rejects.toMatchObject({ code: 'ECANCELLED' })
  await asked
  await vi.advanceTimersByTimeAsync(2_000)
  await failure
})
