import type { AdminContext } from '#server/actions/admin-context.ts'
import { fail } from '#server/platform/http/problem.ts'

/** @throws HttpError 422 for a stage that does not exist, such as one that was removed meanwhile. */
export function chosenStage({ content }: Pick<AdminContext, 'content'>, id: string) {
  const stage = content.current().pipeline.stages.find((one) => one.id === id)
  if (stage) return stage
  const message = 'This stage no longer exists. Reload the page and choose another one.'
  fail(422, message, { errors: { stage: message } })
}
