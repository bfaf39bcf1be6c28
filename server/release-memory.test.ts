import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { releaseMemory } from './release-memory.ts'

test('memory is released once after traffic, and not while requests come', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const server = createServer()
  const collect = vi.fn<() => void>()
  releaseMemory(server, collect as never)
  const pass = (seconds: number, requests: number) => {
    for (let index = 0; index < requests; index++) server.emit('request')
    vi.advanceTimersByTime(seconds * 1000)
  }
  for (let minute = 0; minute < 3; minute++) pass(60, 10)
  expect(collect).not.toHaveBeenCalled()
  for (let turn = 0; turn < 100; turn++) pass(5, 100)
  expect(collect).not.toHaveBeenCalled()
  pass(5, 1)
  expect(collect).toHaveBeenCalledTimes(1)
  for (let minute = 0; minute < 10; minute++) pass(60, 2)
  expect(collect).toHaveBeenCalledTimes(1)
})
