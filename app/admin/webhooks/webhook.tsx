import { redirect } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { useRefreshWhileSending } from '#app/admin/mail/use-refresh-while-sending.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/webhook.ts'
import { Deliveries } from './deliveries.tsx'
import { OldSecret } from './old-secret.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

export async function loader(args: Route.LoaderArgs) {
  const page = new URL(args.request.url).searchParams.get('page')
  return adminFrom(args).webhooks.show({ id: args.params.id, page })
}

export async function action(args: Route.ActionArgs) {
  const { webhooks, mail } = adminFrom(args)
  const form = { ...(await readForm(args)), id: args.params.id }
  const result = await dispatchIntent(form, {
    change: webhooks.change,
    switch: webhooks.switch,
    test: webhooks.test,
    'rotate-secret': webhooks.renewSecret,
    'end-old-secret': webhooks.endOldSecret,
    'send-again': ({ delivery }) => mail.sendAgain({ id: delivery }),
    delete: webhooks.remove,
  })
  if (result.ok && result.intent === 'delete') throw redirect(adminPaths.webhooks)
  return respond(result)
}

export const meta = () => [{ title: 'Webhook' }]

export default function WebhookScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { url, events, isActive, oldSecretUntil, deliveries, page, hasMore } = loaderData
  const [latest] = deliveries
  useRefreshWhileSending(
    actionData?.ok === true && ['waiting', 'sending'].includes(latest?.state ?? ''),
  )
  const rotated = resultOf(actionData, 'rotate-secret')
  return (
    <>
      <PageHeader
        title={new URL(url).host}
        intro={
          <>
            <Tag tone={isActive ? 'good' : 'quiet'}>{isActive ? 'On' : 'Off'}</Tag> {url}
          </>
        }
        back={{ to: adminPaths.webhooks, name: 'Webhooks' }}
      />
      <FormAlert result={actionData} />
      {rotated?.ok && <WebhookSecret secret={rotated.value.secret} />}
      <WebhookActions isActive={isActive} />
      {oldSecretUntil && <OldSecret until={oldSecretUntil} />}
      <section className="grid gap-3" aria-labelledby="deliveries">
        <h2 id="deliveries" className="text-section">
          Deliveries
        </h2>
        <Deliveries deliveries={deliveries} />
        <Pager page={page} hasMore={hasMore} />
      </section>
      <section className="grid gap-4" aria-labelledby="change-webhook">
        <h2 id="change-webhook" className="text-section">
          URL and events
        </h2>
        <WebhookForm
          intent="change"
          url={url}
          events={events}
          result={resultOf(actionData, 'change')}
        />
      </section>
    </>
  )
}
