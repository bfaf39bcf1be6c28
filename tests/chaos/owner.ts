import { actionPath } from '#model/admin-paths.ts'
import type { FaqItem } from '#model/content/faq.ts'
import { localTime } from '#model/local-time.ts'
import { mediaPaths } from '#model/media/media.ts'
import { signInOwner } from '#tests/fixtures/owner.ts'
import { drawing } from '#tests/fixtures/pictures.ts'

type Fields = Record<string, string | Blob | (string | Blob)[]>

/**
 * The owner, signed in on one instance; every action goes to the instance that is named, by the admin's own forms.
 * Rejects if an action is refused.
 */
export async function openOwner(origin: string) {
  let cookie = await signInOwner(origin)
  let version = 0

  async function post(origin: string, path: string, fields: Fields) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      for (const each of [value].flat()) body.append(name, each)
    }
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const options = { method: 'POST', headers, body, redirect: 'manual' } as const
    const response = await fetch(`${origin}${path}`, options)
    const text = await response.text()
    if (response.status >= 400) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`)
    return { text, location: response.headers.get('location') ?? '' }
  }

  /** Runs an action and returns its value. */
  async function act(origin: string, name: string, fields: Fields) {
    return JSON.parse((await post(origin, actionPath(name), fields)).text).value
  }

  return {
    act,
    /** Signs in anew, for all that follows. */
    async signIn(origin: string) {
      cookie = await signInOwner(origin)
    },
    /** Publishes this question in place of the first. */
    async publishQuestion(origin: string, question: string) {
      const faqs = (await (await fetch(`${origin}/api/faq`)).json()) as FaqItem[]
      const [first] = faqs
      const body = JSON.stringify({ ...first, question })
      const document = `faq:${first?.id}`
      const fields = { document, version: String(version), body }
      version = (await act(origin, 'content.publish', fields)).version
    },
    /** Plans a post for the start of a minute. */
    async planPost(origin: string, title: string, at: Date) {
      const { document } = await act(origin, 'blog.create', { title })
      const { value, version } = await act(origin, 'content.open', { document })
      const body = JSON.stringify({ ...value, excerpt: 'It is planned.', content: 'On time.' })
      const saved = await act(origin, 'content.saveDraft', {
        document,
        version: String(version),
        body,
      })
      const plan = { document, version: String(saved.version), action: 'publish' }
      const { timeZone } = (await act(origin, 'content.open', { document: 'site' })).value
      await act(origin, 'content.plan', { ...plan, at: localTime(at, timeZone) })
    },
    /** Adds a picture that is like no other; returns the address of its screen. */
    async addPicture(origin: string, number: number) {
      const size = { width: 200 + (number % 200), height: 150 + Math.floor(number / 200) }
      const png = await drawing(size).png().toBuffer()
      const file = new File([new Uint8Array(png)], `picture-${number}.png`)
      const { location } = await post(origin, mediaPaths.add, { file, alt: `Picture ${number}` })
      return location
    },
    /** Opens a screen as the owner; its HTML. */
    async open(origin: string, path: string) {
      const response = await fetch(`${origin}${path}`, { headers: { cookie }, redirect: 'manual' })
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
      return response.text()
    },
  }
}
