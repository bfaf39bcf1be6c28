import { SessionTable } from '#app/admin/accounts/own-account/session-list.tsx'
import { SignOutEverywhere } from '#app/admin/accounts/own-account/sign-out-everywhere.tsx'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { roleLines, roleNames } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/person.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).accounts.show({ id: args.params.id })
}

export async function action(args: Route.ActionArgs) {
  const { accounts } = adminFrom(args)
  const { id } = args.params
  const result = await dispatchIntent(await readForm(args), {
    endSession: ({ id: session }) => accounts.endSession({ id, session }),
    endSessions: () => accounts.endSessions({ id }),
  })
  return respond(result)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.name ?? 'Person' },
]

/** One person, with their sessions and buttons to end them. */
export default function Person({ loaderData: person, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={person.name}
        intro={`${person.email}, ${roleNames[person.role]}: ${roleLines[person.role].toLowerCase()}.`}
        back={{ to: adminPaths.accounts, name: 'People' }}
      />
      <FormAlert result={actionData} />
      <section aria-labelledby="sessions" className="grid gap-3">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 id="sessions" className="text-section">
            Sessions
          </h2>
          {person.sessions.length > 0 && (
            <SignOutEverywhere
              isMe={person.isMe}
              name={person.name}
              count={person.sessions.filter(({ isThis }) => !isThis).length}
            />
          )}
        </div>
        <SessionTable sessions={person.sessions} />
      </section>
    </>
  )
}
