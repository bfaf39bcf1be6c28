import { data, Form } from 'react-router'
import { adminFrom, readForm } from '#app/admin/admin-from.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { SmallButton, SmallLink } from '#app/admin/kit/small-button.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { roleLines, roleNames } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { PlainAnswer } from '../own-account/plain-answer.tsx'
import { SessionTable } from '../own-account/session-list.tsx'
import type { Route } from './+types/person.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).people.show({ id: args.params.id })
}

export async function action(args: Route.ActionArgs) {
  const { people } = adminFrom(args)
  const { intent, id: session } = await readForm(args)
  const { id } = args.params
  if (intent !== 'endSession' && intent !== 'endSessions') {
    throw new Response('This form is not known. Load the page again.', { status: 400 })
  }
  const answer = await people[intent]({ id, session })
  return data(answer, { status: answer.ok ? 200 : answer.status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.name ?? 'Person' },
]

/** One person, where they are signed in, and how to end it. */
export default function Person({ loaderData: person, actionData: answer }: Route.ComponentProps) {
  useAnswerToast(answer)
  return (
    <>
      <PageHeader
        title={person.name}
        lead={`${person.email}, ${roleNames[person.role]}: ${roleLines[person.role].toLowerCase()}.`}
      >
        <SmallLink to={adminPaths.people}>People</SmallLink>
      </PageHeader>
      <PlainAnswer answer={answer} />
      <section aria-labelledby="sessions" className="grid gap-3">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 id="sessions" className="admin-section-title">
            Sessions
          </h2>
          {person.sessions.length > 0 && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="endSessions" />
              <SmallButton type="submit" look="alarm">
                {person.isMe ? 'Sign out all others' : 'Sign out everywhere'}
              </SmallButton>
            </Form>
          )}
        </div>
        <SessionTable sessions={person.sessions} />
      </section>
    </>
  )
}
