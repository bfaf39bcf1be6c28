import { expect, test, vi } from 'vitest'
import { newRequest } from '#server/platform/http/current-request.ts'
import type { RequestFacts } from '#server/platform/http/request-log.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { createMetrics } from './metrics.ts'

const asked: RequestFacts = {
  ...newRequest(),
  route: '/about',
  method: 'GET',
  status: 200,
  ms: 12,
  bytes: 900,
  isAborted: false,
}

test('whatever methods are sent, they have four labels, and aborted requests no status', async () => {
  const metrics = await createMetrics('token')
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PROPFIND', 'M-SEARCH']) {
    metrics.countRequest({ ...asked, method })
  }
  metrics.countRequest({ ...asked, isAborted: true })
  const { text } = await metrics.report()
  const counted = text
    .split('\n')
    .filter((line) => line.startsWith('http_request_duration_seconds_count'))
  expect(counted).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/about",status="200"} 1',
    'http_request_duration_seconds_count{method="HEAD",route="/about",status="200"} 1',
    'http_request_duration_seconds_count{method="POST",route="/about",status="200"} 1',
    'http_request_duration_seconds_count{method="other",route="/about",status="200"} 3',
    'http_request_duration_seconds_count{method="GET",route="/about",status="aborted"} 1',
  ])
})

test('a database that is unavailable or slow takes away only its own figures', async () => {
  vi.useFakeTimers()
  const metrics = await createMetrics('token')
  const never = new Promise<never>(() => {})
  for (const [name, read] of Object.entries({
    unavailable: () => Promise.reject(new Unavailable('It is down.')),
    slow: () => never,
    answered: async () => [{ labels: { channel: 'mail' }, value: 3 }],
  })) {
    metrics.addGauge({ name, help: 'A gauge.', labelNames: ['channel'], read })
  }
  const report = metrics.report()
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  const { text } = await report
  expect(text).toContain('answered{channel="mail"} 3')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toMatch(/^(unavailable|slow)\b/m)
})
