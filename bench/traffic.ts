import { setTimeout as wait } from 'node:timers/promises'
import { servicePath } from '#model/paths.ts'
import { createRandom } from '#tests/chaos/random.ts'
import { type Acknowledged, makeSubmission, send } from '#tests/chaos/submissions.ts'
import { ownChoices } from '#tests/fixtures/own-choices.ts'

const VISITORS = 4

/** Milliseconds between two requests of a visitor, and of a reader. */
const PACE = 100

/** Milliseconds of each answer, by what was asked. */
export type Times = Record<'page' | 'search' | 'form', number[]>

/**
 * Visitors who send forms and files one after another, as fast as they can until they are told to slow down, and a reader
 * of pages. `during` measures what they get while something happens.
 */
export function startTraffic(origin: string) {
  const random = createRandom(1)
  const acknowledged: Acknowledged[] = []
  const failures: string[] = []
  let times: Times = { page: [], search: [], form: [] }
  let pause = 0
  let isOver = false
  let sent = 0

  async function visit() {
    while (!isOver) {
      const submission = makeSubmission(random, sent++, ownChoices)
      const began = performance.now()
      const { status, reference, text } = await send(origin, submission)
      times.form.push(performance.now() - began)
      if (status < 300) acknowledged.push({ submission, reference })
      else failures.push(`A form got ${status}: ${text}`)
      await wait(pause)
    }
  }

  async function read() {
    for (let round = 0; !isOver; round++) {
      const search = `/blog?q=own+${round}`
      times.page.push(await timeOf(servicePath('seo-services'), round))
      times.search.push(await timeOf(search, round))
      await wait(PACE)
    }
  }

  async function timeOf(path: string, round: number) {
    const headers = { 'x-forwarded-for': `10.9.${(round >> 8) & 255}.${round & 255}` }
    const began = performance.now()
    const response = await fetch(origin + path, { headers })
    await response.arrayBuffer()
    if (!response.ok) failures.push(`${path} got ${response.status}`)
    return performance.now() - began
  }

  const everyone = Promise.all([read(), ...Array.from({ length: VISITORS }, visit)])

  return {
    acknowledged,
    failures,
    slowDown() {
      pause = PACE
    },
    async during(work: Promise<unknown>): Promise<Times> {
      times = { page: [], search: [], form: [] }
      await work
      return times
    },
    async stop() {
      isOver = true
      await everyone
    },
  }
}
