import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type CurrentRequest, newRequest } from './current-request.ts'

/** Receives one line, without its line break. */
export type WriteLine = (line: string) => void

/** Milliseconds between writes; writing each line costs more than serving a cached page. */
const GATHER = 200

const LINES_MAX = 500

type Listener = (
  message: IncomingMessage,
  response: ServerResponse,
  request: CurrentRequest,
) => void

/** A request that was answered or aborted. */
export type RequestFacts = CurrentRequest & {
  method: string
  status: number
  ms: number
  bytes: number
  /** The client disconnected before the end of the response. */
  isAborted: boolean
}

type Observers = {
  /** Takes each request as a line of JSON. */
  write?: WriteLine
  count?: (facts: RequestFacts) => void
}

/** Observes each request of a listener, once it is answered or aborted. */
export function withRequestLog(listener: Listener, { write, count }: Observers): RequestListener {
  return (message, response) => {
    const request = newRequest()
    if (write || count) {
      const { socket } = message
      const began = performance.now()
      const before = socket.bytesWritten
      // Emitted once; `once` would create a wrapper for each request.
      response.on('close', () => {
        const facts = {
          ...request,
          method: message.method ?? '',
          status: response.statusCode,
          ms: performance.now() - began,
          bytes: Math.max(0, socket.bytesWritten - before),
          isAborted: !response.writableFinished,
        }
        write?.(lineOf(facts))
        count?.(facts)
      })
    }
    listener(message, response, request)
  }
}

/** Written by hand, because JSON.stringify takes four times as long. */
function lineOf({ id, method, route, status, ms, bytes, isAborted }: RequestFacts) {
  const rounded = Math.round(ms * 10) / 10
  const aborted = isAborted ? ',"aborted":true' : ''
  return `{"time":"${isoNow()}","id":"${id}","method":"${method}","route":${JSON.stringify(route)},"status":${status},"ms":${rounded},"bytes":${bytes}${aborted}}`
}

let last = { time: 0, text: '' }

/** Formatted once a millisecond, because that takes as long as the rest of the line. */
function isoNow() {
  const time = Date.now()
  if (time !== last.time) last = { time, text: new Date(time).toISOString() }
  return last.text
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
