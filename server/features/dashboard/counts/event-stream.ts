/** A response body of server-sent events. */
export type EventStream = {
  body: ReadableStream<Uint8Array>
  /** Sends text of the event stream format; ends the stream if its client does not read. */
  send(text: string): void
  end(): void
}

/** Unread messages, mostly below 100 bytes, after which a client counts as gone. */
const UNREAD_MAX = 50

const encoder = new TextEncoder()

/** Opens a stream; `onGone` is called once, when it has ended or its client has disconnected. */
export function openEventStream(onGone: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
      },
      cancel: gone,
    },
    { highWaterMark: UNREAD_MAX },
  )

  function gone() {
    if (!controller) return
    controller = undefined
    onGone()
  }

  function end() {
    controller?.close()
    gone()
  }

  return {
    body,
    send(text) {
      controller?.enqueue(encoder.encode(text))
      if ((controller?.desiredSize ?? 1) <= 0) end()
    },
    end,
  }
}
