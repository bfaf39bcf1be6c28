import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { mailTopicName } from '#model/mail/outbox.ts'
import type { Route } from './+types/message.ts'
import { MessageFacts } from './message-facts.tsx'
import { MessageText } from './message-text.tsx'
import { SendAgain } from './send-again.tsx'
import { useRefreshWhileSending } from './use-refresh-while-sending.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).mail.show({ id: args.params.id })
}

export async function action(args: Route.ActionArgs) {
  const form = { ...(await readForm(args)), id: args.params.id }
  return respond(await dispatchIntent(form, { 'send-again': adminFrom(args).mail.sendAgain }))
}

export const meta = () => [{ title: 'Message' }]

export default function MessageScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { state, topic, recipient, rendered } = loaderData
  useRefreshWhileSending(state === 'sending' || (state === 'waiting' && actionData?.ok === true))
  return (
    <>
      <PageHeader
        title={rendered?.subject ?? mailTopicName(topic)}
        lead={`To ${recipient}`}
        back={{ to: adminPaths.mail, name: 'Mail log' }}
      >
        <SendAgain message={loaderData} />
      </PageHeader>
      <FormAlert result={actionData} />
      <MessageFacts message={loaderData} />
      <MessageText message={loaderData} />
    </>
  )
}
