import { useState } from 'react'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useApply } from '#app/admin/kit/use-apply.ts'
import type { Task } from '#server/features/dashboard/due-tasks.ts'

type Step = Extract<Task, { act: 'done' }>

/** Next steps that are done apply at once. `gone`: ids of leads whose step leaves the list while that is saved. */
export function useDone() {
  const apply = useApply()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())

  async function done({ id, what, on, deal: { seen, ...deal } }: Step) {
    setGone((ids) => new Set(ids).add(id))
    const save = (version: string, nextStep: string, nextStepOn: string) =>
      runAction('pipeline.saveDeal', { id, seen: version, ...deal, nextStep, nextStepOn })
    await apply(() => save(seen, '', ''), {
      undo: ({ value: { isChanged, version } }) =>
        isChanged ? () => apply(() => save(version, what ?? '', on)) : undefined,
    })
    setGone((ids) => new Set([...ids].filter((each) => each !== id)))
  }

  return { gone, done }
}
