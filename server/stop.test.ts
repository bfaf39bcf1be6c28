import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createHttpServer, listen } from '#server/listen.ts'
import { prepareStop } from '#server/stop.ts'

/** A server whose requests wait until the test releases them. */
async function open({
  grace = 0,
  ...times
}: {
  delay?: number
  limit?: number
  grace?: number
} = {}) {
  const arrived = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<number>()
  const server = createHttpServer(async (_, response) => {
    arrived.resolve()
    await gate.promise
    response.end('finished')
  })
  const close = vi.fn(async () => {})
  const exit = vi.fn((code: number) => ended.resolve(code))
  const announce = vi.fn()
  const stop = prepareStop({ server, close, exit, announce, grace, ...times })
  const port = await listen(server, 0)
  const url = `http://localhost:${port}/`
  return { server, port, stop, close, exit, announce, arrived, gate, ended, url }
}

const hasClosed = (server: Server) => once(server, 'close')

describe('prepareStop', () => {
  it('finishes a running request before it closes the rest', async () => {
    const { url, stop, close, arrived, gate, ended } = await open()
    const answer = fetch(url)
    await arrived.promise
    stop(0)
    await expect(fetch(url)).rejects.toThrow()
    expect(close).not.toHaveBeenCalled()
    gate.resolve()
    const finished = await answer
    expect(finished.headers.get('connection')).toBe('close')
    expect(await finished.text()).toBe('finished')
    expect(await ended.promise).toBe(0)
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('answers further requests on open connections, and tells each to close', async () => {
    // Longer than the test, so that only responses close the connections.
    const { server, port, stop, gate, ended } = await open({ grace: 60_000, limit: 60_000 })
    gate.resolve()
    const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
    const sockets = Array.from({ length: 30 }, () => connect(port, 'localhost'))
    const answers = sockets.map(async (socket) => {
      socket.write(request)
      const [first] = await once(socket, 'data')
      return String(first)
    })
    for (const answer of await Promise.all(answers)) expect(answer).toMatch('keep-alive')
    const closed = hasClosed(server)
    stop(0)
    const last = await Promise.all(
      sockets.map((socket) => {
        socket.write(request)
        return text(socket)
      }),
    )
    for (const answer of last) expect(answer).toMatch(/200 OK.*connection: close.*finished/is)
    await closed
    expect(await ended.promise).toBe(0)
  })

  it('serves on for a while after the announcement', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { url, stop, announce, close, gate, ended } = await open({ delay: 5_000 })
    gate.resolve()
    stop(0)
    expect(announce).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(4_999)
    const answer = await fetch(url)
    expect(answer.headers.get('connection')).toBe('keep-alive')
    expect(await answer.text()).toBe('finished')
    expect(close).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2)
    await expect(fetch(url)).rejects.toThrow()
    expect(await ended.promise).toBe(0)
  })

  it('does not serve on after an error', async () => {
    const { url, stop, ended } = await open({ delay: 60_000 })
    stop(1)
    await expect(fetch(url)).rejects.toThrow()
    expect(await ended.promise).toBe(1)
  })

  it('soon closes idle connections', async () => {
    const { server, port, stop, gate, url, ended } = await open()
    gate.resolve()
    await (await fetch(url)).text()
    const silent = connect(port, 'localhost')
    await once(server, 'connection')
    const closed = hasClosed(server)
    stop(0)
    await Promise.all([closed, once(silent, 'close')])
    expect(await ended.promise).toBe(0)
  })

  it('treats a signal that npm repeats as the same one', async () => {
    const { url, stop, arrived, gate, exit, ended } = await open()
    const answer = fetch(url)
    await arrived.promise
    stop(0)
    stop(0)
    expect(exit).not.toHaveBeenCalled()
    gate.resolve()
    await answer
    expect(await ended.promise).toBe(0)
  })

  it('exits at once on a later second signal', async () => {
    const { url, stop, arrived, gate, ended } = await open()
    const answer = fetch(url)
    await arrived.promise
    const now = vi.spyOn(performance, 'now')
    stop(0)
    now.mockReturnValue(performance.now() + 600)
    stop(0)
    expect(await ended.promise).toBe(1)
    now.mockRestore()
    gate.resolve()
    await answer
  })

  it('does not wait forever', async () => {
    const { url, stop, arrived, gate, ended } = await open({ limit: 10 })
    const answer = fetch(url)
    await arrived.promise
    stop(0)
    expect(await ended.promise).toBe(1)
    gate.resolve()
    await answer
  })

  it('exits with 1 when closing failed', async () => {
    const { stop, close, ended } = await open()
    close.mockRejectedValueOnce(new Error('disk'))
    stop(0)
    expect(await ended.promise).toBe(1)
  })
})

it('listens only on the given address', async () => {
  const server = createHttpServer((_, response) => void response.end('here'))
  const port = await listen(server, 0, '127.0.0.1')
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here')
  expect(server.address()).toMatchObject({ address: '127.0.0.1' })
  server.close()
  await expect(listen(createHttpServer(), 0, '192.0.2.1')).rejects.toThrow(
    'HOST is "192.0.2.1", which is no address of this machine.',
  )
})

it('reports a port that is in use', async () => {
  const { server, port, stop } = await open()
  await expect(listen(createHttpServer(), port)).rejects.toThrow(
    `Port ${port} is in use by another program.`,
  )
  const closed = hasClosed(server)
  stop(0)
  await closed
})
