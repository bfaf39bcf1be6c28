import { setTimeout as wait } from 'node:timers/promises'

type Fetch = (request: Request, env?: object) => Response | Promise<Response>

/** Deliberately broken: acknowledges a form before storing it. The kill test must detect that. */
export function earlyAnswers(fetch: Fetch): Fetch {
  let count = 0
  return async (request, env) => {
    const body = await request.arrayBuffer()
    const copy = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body,
    })
    void wait(100).then(() => fetch(copy, env))
    count += 1
    return Response.json({ message: 'Stored.', reference: `WL-EARLY-${count}` }, { status: 201 })
  }
}
