import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { passActionHeaders } from '#app/document-answer.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/tokens.ts'
import { Connect } from './connect.tsx'
import { TokenForm } from './token-form.tsx'
import { TokenTable } from './token-table.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { siteUrl, ...own } = await adminFrom(args).ownAccount.tokens()
  return { ...own, origin: siteUrl ?? new URL(args.request.url).origin }
}

export async function action(args: Route.ActionArgs) {
  const { createToken, revokeToken } = adminFrom(args).ownAccount
  return respond(await dispatchIntent(await readForm(args), { createToken, revokeToken }))
}

export const headers = passActionHeaders
export const meta = () => [{ title: 'Access tokens' }]

/** One's own access tokens, and how assistants and scripts use them. */
export default function Tokens({ loaderData, actionData }: Route.ComponentProps) {
  const created = resultOf(actionData, 'createToken')
  return (
    <>
      <PageHeader
        title="Access tokens"
        intro="With a token, your assistant or a script works here as you: it finds, reads and drafts. It can never publish, send or delete, nor do more than your role."
        back={{ to: adminPaths.account, name: 'Your account' }}
      />
      <FormAlert result={resultOf(actionData, 'revokeToken')} hasFields={false} />
      <TokenForm result={created} />
      <Connect
        site={loaderData.name}
        origin={loaderData.origin}
        token={created?.ok ? created.value.key : null}
      />
      <TokenTable title="Your tokens" tokens={loaderData.tokens} />
    </>
  )
}
