import { request } from 'node:http'

export const email = 'zebulon.quillfeather@visitor.example'
export const visitor = { name: 'Zebulon Quillfeather', email }
export const phone = '+91 612 555 7391'
/** Unlike everything that a log contains by itself. */
export const traces =
  /quillfeather|zebulon|5557391|555 7391|visitor\.example|203\.0\.113|gibberellin/i

const traced = {
  'x-forwarded-for': '203.0.113.77',
  'user-agent': 'Gibberellin/1.0',
  cookie: `gibberellin=${email}`,
  referer: `https://search.example/?q=${email}`,
}

type Form = { body: FormData | URLSearchParams | string; json?: boolean; origin?: string }

/** A visitor whose requests all carry the traces. */
export function visits(origin: string) {
  let count = 0
  async function send(path: string, form?: Form) {
    count += 1
    const headers: Record<string, string> = {
      ...traced,
      ...(form?.json && { 'content-type': 'application/json' }),
      ...(form?.origin && { origin: form.origin }),
    }
    const method = form ? 'POST' : 'GET'
    const response = await fetch(origin + path, {
      method,
      headers,
      body: form?.body,
      redirect: 'manual',
    })
    await response.arrayBuffer()
    return response.status
  }
  return { send, sent: () => count }
}

/** Leaves in the middle of a form. */
export function abort(origin: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const options = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 1_000 },
  }
  const leaving = request(`${origin}/api/newsletter/subscribe`, options)
  leaving.on('error', () => resolve())
  leaving.write(`{"email":"${email}`, () => leaving.destroy())
  return promise
}
