import { setTimeout } from 'node:timers/promises'
import type { Journal } from '#tests/chaos/evidence.ts'
import type { Random } from '#tests/chaos/random.ts'
import { makeSubmission, type Submission, send } from '#tests/chaos/submissions.ts'
import { ownChoices } from '#tests/fixtures/own-choices.ts'

/** Visitors of a site that may be killed meanwhile, and what they sent. */
export function createVisitors(random: Random, origin: () => string) {
  const journal: Journal = { sent: [], acknowledged: [] }

  function make() {
    const submission = makeSubmission(random, journal.sent.length, ownChoices)
    journal.sent.push(submission)
    return submission
  }

  /** A form with a file. */
  function withFile(): Submission {
    const submission = make()
    return submission.file ? submission : withFile()
  }

  /** @throws Error with the answer if it is another than that it was stored */
  async function isStored(submission: Submission) {
    const response = await send(origin(), submission).catch(() => null)
    if (!response) return false
    const { status, reference, text } = response
    if (status >= 300) throw new Error(`The answer is ${status}: ${text}`)
    journal.acknowledged.push({ submission, reference })
    return true
  }

  /** Sends forms one after another, each until it is stored, for as long as it is asked to. */
  async function visit(goesOn: () => boolean) {
    while (goesOn()) {
      const submission = make()
      while (!(await isStored(submission))) await setTimeout(200)
    }
  }

  /** Sends so many more. */
  function sendMany(count: number) {
    const target = journal.acknowledged.length + count
    return visit(() => journal.acknowledged.length < target)
  }

  return { journal, withFile, isStored, visit, sendMany }
}
