import { Link } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { automaticEmailsPath, messagePath } from '#model/admin-paths.ts'
import { countWord } from '#model/leads/inbox.ts'
import { mailTopicName } from '#model/mail/outbox.ts'
import type { Message } from '#server/features/mail/present-message.ts'
import type { Route } from './+types/mail.ts'
import { MailFilter, StateLinks } from './mail-filter.tsx'
import { OnHoldNotice } from './on-hold-notice.tsx'
import { StateTag } from './state-tag.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).mail.list(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { sendFailedAgain, dismissFailed } = adminFrom(args).mail
  const handlers = { 'send-failed': sendFailedAgain, 'dismiss-failed': dismissFailed }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const meta = () => [{ title: 'Mail log' }]

export default function Mail({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, filter, hasMore, counts, openFailures, topics, hasServer } = loaderData
  const { role } = usePerson()
  const failed = countWord(openFailures)
  return (
    <>
      <PageHeader
        title="Mail log"
        intro="All outgoing email and webhook calls."
        tabs={<StateLinks counts={counts} chosen={filter.state} />}
      >
        <ButtonLink size="sm" variant="outline" to={automaticEmailsPath()}>
          Automatic emails
        </ButtonLink>
        {openFailures > 0 && mayAct(role, 'editor') && (
          <>
            <ConfirmButton
              label="Dismiss failed"
              variant="outline"
              question={`Dismiss the failed messages? (${failed})`}
              consequence="The overview no longer mentions them. They stay in this list, and each can still be sent again."
              confirm="Dismiss"
              values={{ intent: 'dismiss-failed' }}
            />
            <ConfirmButton
              label="Resend failed"
              variant="outline"
              question={`Resend the failed messages? (${failed})`}
              consequence="Those of the last 30 days that nobody has dismissed are sent to their recipients again. Issues are not: they are on their own screens."
              confirm="Resend"
              values={{ intent: 'send-failed' }}
            />
          </>
        )}
      </PageHeader>
      <FormAlert result={actionData} />
      {!hasServer && <OnHoldNotice onHold={counts.paused} />}
      <MailFilter filter={filter} topics={topics} />
      <DataTable
        caption="Messages, newest first"
        columns={['Type', 'To', 'Status', 'Created']}
        isWide
        empty={isFiltered(filter) ? 'No matches. Try fewer filters.' : 'Nothing has been sent yet.'}
      >
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </DataTable>
      <Pager page={filter.page} hasMore={hasMore} />
    </>
  )
}

function MessageRow({ message }: { message: Message }) {
  const { id, topic, recipient, state, lastError, createdAt } = message
  return (
    <tr>
      <td>
        <Link to={messagePath(id)} className="row-link">
          {mailTopicName(topic)}
        </Link>
      </td>
      <td>{recipient}</td>
      <td>
        <span className="grid gap-0.5">
          <StateTag state={state} />
          {lastError && state !== 'sent' && (
            <span className="max-w-[60ch] text-soft">{lastError}</span>
          )}
        </span>
      </td>
      <td className="whitespace-nowrap text-soft">
        <Moment at={createdAt} />
      </td>
    </tr>
  )
}

function isFiltered({ state, channel, topic, q }: Route.ComponentProps['loaderData']['filter']) {
  return Boolean(state || channel || topic || q)
}
