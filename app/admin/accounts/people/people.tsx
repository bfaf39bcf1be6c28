import { TokenTable } from '#app/admin/accounts/tokens/token-table.tsx'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import type { Route } from './+types/people.ts'
import { InviteButton, NewInvitation } from './invite-form.tsx'
import { PeopleTable } from './people-table.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { list, tokens } = adminFrom(args).accounts
  return { ...(await list()), tokens: await tokens() }
}

export async function action(args: Route.ActionArgs) {
  const { list, show, tokens, endSession, endSessions, ...handlers } = adminFrom(args).accounts
  const result = await dispatchIntent(await readForm(args), handlers)
  // Without SITE_URL, links use the host of this request.
  return respond({ ...result, origin: new URL(args.request.url).origin })
}

export const meta = () => [{ title: 'People' }]

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invitations, tokens, sendsMail, secondFactorRule } = loaderData
  const invited = resultOf(actionData, 'invite')
  return (
    <>
      <PageHeader
        title="People"
        intro="Who can sign in, and what they can do. Role changes apply immediately."
      >
        <InviteButton result={invited} sendsMail={sendsMail} />
      </PageHeader>
      <NewInvitation result={invited} origin={actionData?.origin} />
      <FormAlert
        result={resultOf(actionData, 'changeRole', 'remove', 'withdrawInvitation', 'revokeToken')}
        hasFields={false}
      />
      <PeopleTable people={people} invitations={invitations} />
      <SecondFactorForm
        rule={secondFactorRule}
        result={resultOf(actionData, 'requireSecondFactor')}
      />
      {tokens.length > 0 && <TokenTable title="Access tokens" tokens={tokens} hasPeople />}
    </>
  )
}
