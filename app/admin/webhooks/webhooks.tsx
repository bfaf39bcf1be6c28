import { Link } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { StateTag } from '#app/admin/mail/state-tag.tsx'
import { webhookPath } from '#model/admin-paths.ts'
import type { Route } from './+types/webhooks.ts'
import { SignatureHelp } from './signature-help.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).webhooks.list()
}

export async function action(args: Route.ActionArgs) {
  const { add } = adminFrom(args).webhooks
  return respond(await dispatchIntent(await readForm(args), { add }))
}

export const meta = () => [{ title: 'Webhooks' }]

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks } = loaderData
  const secret = actionData?.ok ? actionData.value.secret : undefined
  return (
    <>
      <PageHeader
        title="Webhooks"
        intro="Notify other systems when something happens here. Calls are signed and retried."
      />
      <FormAlert result={actionData} />
      {secret && <WebhookSecret secret={secret} />}
      <DataTable
        caption="Webhooks"
        columns={['URL', 'Events', 'Status', 'Last call']}
        empty="No webhooks yet. Add the first one below."
      >
        {webhooks.map(({ id, url, events, isActive, lastState, lastAt }) => (
          <tr key={id}>
            <td>
              <Link to={webhookPath(id)} className="row-link">
                {url}
              </Link>
            </td>
            <td>{events.join(', ')}</td>
            <td>
              <Tag tone={isActive ? 'good' : 'quiet'}>{isActive ? 'On' : 'Off'}</Tag>
            </td>
            <td>
              {lastState && lastAt ? (
                <span className="grid">
                  <StateTag state={lastState} />
                  <Moment at={lastAt} />
                </span>
              ) : (
                'No calls yet'
              )}
            </td>
          </tr>
        ))}
      </DataTable>
      <section className="grid gap-4" aria-labelledby="add-webhook">
        <h2 id="add-webhook" className="text-section">
          Add a webhook
        </h2>
        {/* The key resets the form after success. */}
        <WebhookForm key={secret ?? ''} intent="add" result={actionData} />
      </section>
      <SignatureHelp />
    </>
  )
}
