import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { inRequest, newRequest } from './current-request.ts'

/** Receives one line, without its line break. */
export type WriteLine = (line: string) => void

/** Milliseconds between writes; writing each line costs more than serving a cached page. */
const GATHER = 200

const LINES_MAX = 500

/** Logs each request of a listener as a line of JSON, once it is answered or aborted. */
export function withRequestLog(listener: RequestListener, write?: WriteLine): RequestListener {
  return (message, response) => {
    const request = newRequest()
    if (write) {
      const { socket } = message
      const began = performance.now()
      const before = socket.bytesWritten
      response.once('close', () => {
        const ms = performance.now() - began
        const bytes = Math.max(0, socket.bytesWritten - before)
        write(lineOf(message, response, { ...request, ms, bytes }))
      })
    }
    inRequest(request, () => listener(message, response))
  }
}

type Facts = { id: string; route: string; ms: number; bytes: number }

function lineOf({ method }: IncomingMessage, response: ServerResponse, facts: Facts) {
  const { id, route, ms, bytes } = facts
  return JSON.stringify({
    time: new Date().toISOString(),
    id,
    method,
    route,
    status: response.statusCode,
    ms: Math.round(ms * 10) / 10,
    bytes,
    // The client disconnected before the end of the response.
    ...(!response.writableFinished && { aborted: true }),
  })
}

/** Writes lines to stdout in batches, the last when the process exits. */
export function bufferedLines(out: (text: string) => void = (text) => process.stdout.write(text)) {
  let lines: string[] = []
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (lines.length === 0) return
    const text = `${lines.join('\n')}\n`
    lines = []
    out(text)
  }

  process.once('exit', flush)
  return (line: string) => {
    lines.push(line)
    if (lines.length >= LINES_MAX) flush()
    else timer ??= setTimeout(flush, GATHER).unref()
  }
}
