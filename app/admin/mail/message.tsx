import { Form, useNavigation } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { Empty } from '#app/admin/kit/empty.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths, messageHtmlPath } from '#model/admin-paths.ts'
import { mailTopicName } from '#model/mail/outbox.ts'
import type { ShownMessage } from '#server/features/mail/show-message.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/message.ts'
import { EmailVersions } from './email-versions.tsx'
import { MessageFacts } from './message-facts.tsx'
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
        intro={`To ${recipient}`}
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

/** A message as plain text, and an email also as HTML in a sandboxed iframe. */
function MessageText({ message: { id, channel, rendered } }: { message: ShownMessage }) {
  if (!rendered) {
    return <Empty>This message can’t be shown: its data was erased or changed.</Empty>
  }
  return (
    <div className="grid gap-4">
      <p className="max-w-[75ch] text-soft">
        {rendered.isCopy ? 'As it was sent. ' : 'Rendered from current data. '}
        {channel === 'mail'
          ? 'Sign-in links are hidden here, but not in the email.'
          : 'This is the request body.'}
      </p>
      <EmailVersions
        text={rendered.text}
        html={rendered.hasHtml ? messageHtmlPath(id) : null}
        title={channel === 'mail' ? undefined : 'Request body'}
      />
    </div>
  )
}

/** Retries a message. Resending a delivered one needs confirmation, and its content must still exist. */
function SendAgain({ message: { state, recipient, rendered } }: { message: ShownMessage }) {
  const busy = useNavigation().formMethod === 'POST'
  if (!mayAct(usePerson().role, 'editor')) return null
  if (state === 'sent' && rendered) {
    return (
      <ConfirmButton
        label="Send again"
        variant="outline"
        question="Send this message again?"
        consequence={`${recipient} already received it and will get it a second time.`}
        confirm="Send again"
        values={{ intent: 'send-again' }}
      />
    )
  }
  if (state !== 'failed' && state !== 'waiting') return null
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="send-again" />
      <Button size="sm" type="submit" busy={busy}>
        {state === 'failed' ? 'Send again' : 'Send now'}
      </Button>
    </Form>
  )
}
