import { data } from 'react-router'
import { deskOf, formOf, queryOf } from '#app/admin/admin-from.ts'
import { ScreenHead } from '#app/admin/kit/page-header.tsx'
import type { AdminAnswer } from '#model/action-result.ts'
import type { Route } from './+types/privacy.ts'
import { AddressSearch } from './address-search.tsx'
import { RetentionForm } from './retention-form.tsx'
import type { RetentionFigures } from './service.ts'

/** What became of which of the screen's buttons. */
type Outcome = {
  erased?: AdminAnswer
  preview?: AdminAnswer<RetentionFigures>
  saved?: AdminAnswer
}

export async function loader(asked: Route.LoaderArgs) {
  const { privacy } = deskOf(asked)
  const [search, figures] = await Promise.all([privacy.find(queryOf(asked)), privacy.retention()])
  return { search, figures }
}

export async function action(asked: Route.ActionArgs) {
  const { intent, ...values } = await formOf(asked)
  const { privacy } = deskOf(asked)
  if (intent === 'erase') return outcome({ erased: await privacy.erase(values) })
  if (intent === 'save') return outcome({ saved: await privacy.saveRetention(values) })
  return outcome({ preview: await privacy.previewRetention(values) })
}

function outcome(done: Outcome) {
  const [answer] = Object.values(done)
  return data(done, { status: answer && !answer.ok ? answer.status : 200 })
}

export const meta = () => [{ title: 'Privacy' }]

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ScreenHead
        title="Privacy"
        lead="What is stored on a person, to hand it over or erase it, and how long anything is kept."
      />
      <AddressSearch {...loaderData.search} erased={actionData?.erased} />
      <RetentionForm
        figures={loaderData.figures}
        preview={actionData?.preview}
        saved={actionData?.saved}
      />
    </>
  )
}
