import type { Deps } from '#server/deps.ts'
import type { Database } from '#server/platform/db/open-database.ts'

/** Milliseconds without an answer after which the database counts as unavailable. */
const SILENCE_MAX = 10_000

/** Keeps the content up to date. Pages keep their last version while the database is unavailable. */
export function watchContent({ content }: Deps, isInPlace: Database['isInPlace']) {
  let hasFailed = false
  let lastAnswer = performance.now()
  return {
    refresh: () =>
      content.refresh().then(
        () => {
          hasFailed = !isInPlace()
          lastAnswer = performance.now()
        },
        () => {
          hasFailed = true
        },
      ),
    isAnswered: () => !hasFailed && performance.now() - lastAnswer < SILENCE_MAX,
  }
}
