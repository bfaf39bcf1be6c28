import { Link, useSearchParams } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { callPaths } from '#model/admin-paths.ts'
import { callPlaces } from '#model/calls/call.ts'
import type { Route } from './+types/kinds.ts'
import { CallTabs } from './call-tabs.tsx'
import { KindForm } from './kind-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).calls.kinds({})
}

export async function action(args: Route.ActionArgs) {
  const { addKind, changeKind, removeKind } = adminFrom(args).calls
  const handlers = { add: addKind, change: changeKind, delete: removeKind }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const meta = () => [{ title: 'Kinds of calls' }]

export default function CallKinds({ loaderData, actionData }: Route.ComponentProps) {
  const { kinds } = loaderData
  const [query] = useSearchParams()
  const changed = kinds.find(({ id }) => id === query.get('kind'))
  const added = resultOf(actionData, 'add')
  return (
    <>
      <PageHeader
        title="Calls"
        intro="What visitors can book, and how long it takes."
        tabs={<CallTabs current="Kinds of calls" />}
      />
      <FormAlert result={actionData} />
      <DataTable
        caption="Kinds of calls"
        columns={['Name', 'Length', 'Where', 'Taken by', '']}
        empty="No kinds of calls yet. Add the first one below."
      >
        {kinds.map(({ id, name, minutes, place, takers }) => (
          <tr key={id}>
            <td>
              <Link to={`${callPaths.kinds}?kind=${id}`} className="row-link">
                {name}
              </Link>
            </td>
            <td>{minutes} min</td>
            <td>{callPlaces[place]}</td>
            <td>{takers === 0 ? 'Nobody yet' : takers === 1 ? '1 person' : `${takers} people`}</td>
            <td className="is-actions">
              <ConfirmButton
                variant="quiet"
                label="Delete"
                aria-label={`Delete ${name}`}
                values={{ intent: 'delete', id }}
                question={`Delete “${name}”?`}
                consequence="Visitors can no longer book it. Booked calls stay as they are."
                confirm="Delete"
              />
            </td>
          </tr>
        ))}
      </DataTable>
      <section className="grid gap-4" aria-labelledby="call-kind">
        <h2 id="call-kind" className="text-section">
          {changed ? `Change “${changed.name}”` : 'Add a kind of call'}
        </h2>
        {/* The key resets the form after success. */}
        <KindForm
          key={changed?.id ?? (added?.ok ? added.value.id : '')}
          kind={changed}
          result={resultOf(actionData, 'add', 'change')}
        />
      </section>
    </>
  )
}
