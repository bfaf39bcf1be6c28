import { data } from 'react-router'
import { adminFrom, readForm } from '#app/admin/admin-from.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { useFirstFault, withoutInline } from '../own-account/inline-answer.ts'
import { PlainAnswer } from '../own-account/plain-answer.tsx'
import type { Route } from './+types/people.ts'
import { InvitationTable } from './invitation-table.tsx'
import { InviteForm } from './invite-form.tsx'
import { PeopleTable } from './people-table.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import type { PeopleAdmin } from './service.ts'

type Intent = 'invite' | 'withdrawInvitation' | 'changeRole' | 'remove' | 'requireSecondFactor'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).people.list()
}

export async function action(args: Route.ActionArgs) {
  const { intent, ...given } = await readForm(args)
  const { list, show, endSession, endSessions, ...changes } = adminFrom(args).people
  if (typeof intent !== 'string' || !isIntent(intent, changes)) {
    throw new Response('This form is not known. Load the page again.', { status: 400 })
  }
  const answer = await changes[intent](given)
  // Without SITE_URL a link is an address on the host that is args.
  const origin = new URL(args.request.url).origin
  return data({ intent, answer, origin }, { status: answer.ok ? 200 : answer.status })
}

export const meta = () => [{ title: 'People' }]

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invitations, sendsMail, secondFactorRule } = loaderData
  const invited = actionData?.intent === 'invite' ? actionData.answer : undefined
  const required = actionData?.intent === 'requireSecondFactor' ? actionData.answer : undefined
  const isInSheet = actionData?.intent === 'changeRole'
  const answer = isInSheet ? actionData.answer : withoutInline(actionData?.answer)
  useAnswerToast(answer)
  useFirstFault(actionData?.answer)
  return (
    <>
      <PageHeader
        title="People"
        lead="Who may come in here, and what they may do. A change of role counts with the person’s next click."
      />
      <PlainAnswer answer={answer} />
      <InviteForm answer={invited} origin={actionData?.origin} sendsMail={sendsMail} />
      <PeopleTable people={people} />
      <SecondFactorForm rule={secondFactorRule} answer={required} />
      {invitations.length > 0 && <InvitationTable invitations={invitations} />}
    </>
  )
}

function isIntent(name: string, changes: Pick<PeopleAdmin, Intent>): name is Intent {
  return Object.hasOwn(changes, name)
}
