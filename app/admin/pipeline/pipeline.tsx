import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { ListHead } from '#app/admin/kit/list-head.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { AssigneeField } from '#app/admin/leads/lead-fields.tsx'
import type { Route } from './+types/pipeline.ts'
import { Board } from './board.tsx'
import { OverdueField } from './overdue-field.tsx'
import { PipelineTabs } from './pipeline-tabs.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).pipeline.board(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { move } = adminFrom(args).pipeline
  return respond(await dispatchIntent(await readForm(args), { move }))
}

export const meta = () => [{ title: 'Pipeline' }]

/** Leads by stage. */
export default function Pipeline({ loaderData: board, actionData }: Route.ComponentProps) {
  return (
    // From medium screens up the board ends where the window does, and its columns scroll by themselves.
    <div className="flex min-w-0 flex-col gap-6 md:-mb-14 md:h-[calc(100svh_-_--spacing(31))] md:min-h-120 lg:h-[calc(100svh_-_--spacing(17))]">
      <PageHeader title="Pipeline" />
      <ListHead
        isFiltered={Boolean(board.assignee || board.overdue)}
        views={<PipelineTabs current="Board" assignee={board.assignee} overdue={board.overdue} />}
      >
        <AssigneeField
          id="pipeline-assignee"
          people={board.people}
          all
          defaultValue={board.assignee ?? ''}
        />
        <OverdueField id="pipeline-overdue" isOn={Boolean(board.overdue)} />
      </ListHead>
      <FormAlert result={actionData} />
      <Board board={board} />
    </div>
  )
}
