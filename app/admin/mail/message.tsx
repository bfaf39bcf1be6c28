import { answered, deskOf } from '#app/admin/admin-from.ts'
import { AnswerBanner } from '#app/admin/kit/form-alert.tsx'
import { ScreenHead } from '#app/admin/kit/page-header.tsx'
import { SmallLink } from '#app/admin/kit/small-button.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { topicName } from '#model/mail/outbox.ts'
import type { Route } from './+types/message.ts'
import { MessageFacts } from './message-facts.tsx'
import { MessageText } from './message-text.tsx'
import { SendAgain } from './send-again.tsx'
import { useSettling } from './use-settling.ts'

export async function loader(asked: Route.LoaderArgs) {
  return deskOf(asked).mail.show({ id: asked.params.id })
}

export async function action(asked: Route.ActionArgs) {
  return answered(await deskOf(asked).mail.sendAgain({ id: asked.params.id }))
}

export const meta = () => [{ title: 'Message' }]

export default function MessageScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { state, topic, recipient, written } = loaderData
  useSettling(state === 'sending' || (state === 'waiting' && actionData?.ok === true))
  return (
    <>
      <ScreenHead title={written?.subject ?? topicName(topic)} lead={`To ${recipient}`}>
        <SendAgain message={loaderData} />
        <SmallLink to={adminPaths.mail}>All mail</SmallLink>
      </ScreenHead>
      <AnswerBanner answer={actionData} />
      <MessageFacts message={loaderData} />
      <MessageText message={loaderData} />
    </>
  )
}
