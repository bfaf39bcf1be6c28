import { redirect } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { SmallLink } from '#app/admin/kit/small-button.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { useSettling } from '#app/admin/mail/use-settling.ts'
import type { ActionResult } from '#model/action-result.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/webhook.ts'
import { Deliveries } from './deliveries.tsx'
import { SecretNote } from './secret-note.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { isSaidByField, WebhookForm } from './webhook-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  const page = new URL(args.request.url).searchParams.get('page')
  return adminFrom(args).webhooks.show({ id: args.params.id, page })
}

export async function action(args: Route.ActionArgs) {
  const answer = await changed(args)
  if (answer.ok && answer.value === 'removed') throw redirect(adminPaths.webhooks)
  return respond(answer)
}

type Changed = ActionResult<{ secret: string } | 'removed' | null>

async function changed(args: Route.ActionArgs): Promise<Changed> {
  const { webhooks, mail } = adminFrom(args)
  const { intent, ...form } = await readForm(args)
  const values = { ...form, id: args.params.id }
  if (intent === 'renew') return webhooks.renewSecret(values)
  if (intent === 'test') return webhooks.test(values)
  if (intent === 'switch') return webhooks.switch(values)
  if (intent === 'again') return mail.sendAgain({ id: form.delivery })
  if (intent !== 'remove') return webhooks.change(values)
  const answer = await webhooks.remove(values)
  return answer.ok ? { ...answer, value: 'removed' } : answer
}

export const meta = () => [{ title: 'Webhook' }]

export default function WebhookScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { url, events, isActive, deliveries, page, hasMore } = loaderData
  const [latest] = deliveries
  useSettling(actionData?.ok === true && ['waiting', 'sending'].includes(latest?.state ?? ''))
  const made = actionData?.ok ? actionData.value : null
  return (
    <>
      <PageHeader
        title={new URL(url).host}
        lead={
          <>
            <Tag tone={isActive ? 'good' : 'quiet'}>{isActive ? 'On' : 'Off'}</Tag> {url}
          </>
        }
      >
        <SmallLink to={adminPaths.webhooks}>All webhooks</SmallLink>
      </PageHeader>
      <FormAlert answer={isSaidByField(actionData) ? undefined : actionData} />
      {made && made !== 'removed' && <SecretNote secret={made.secret} />}
      <WebhookActions isActive={isActive} />
      <section className="grid gap-3" aria-labelledby="deliveries">
        <h2 id="deliveries" className="admin-section-title">
          Deliveries
        </h2>
        <Deliveries deliveries={deliveries} />
        <Pager page={page} hasMore={hasMore} />
      </section>
      <section className="grid gap-4" aria-labelledby="change-webhook">
        <h2 id="change-webhook" className="admin-section-title">
          What is called, and when
        </h2>
        <WebhookForm intent="change" url={url} events={events} answer={actionData} />
      </section>
    </>
  )
}
