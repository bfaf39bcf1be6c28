import { redirect } from 'react-router'
import { answered, deskOf, formOf } from '#app/admin/admin-from.ts'
import { AnswerBanner } from '#app/admin/kit/form-alert.tsx'
import { ScreenHead } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { SmallLink } from '#app/admin/kit/small-button.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { useSettling } from '#app/admin/mail/use-settling.ts'
import type { AdminAnswer } from '#model/action-result.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/webhook.ts'
import { Deliveries } from './deliveries.tsx'
import { SecretNote } from './secret-note.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { isSaidByField, WebhookForm } from './webhook-form.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const page = new URL(asked.request.url).searchParams.get('page')
  return deskOf(asked).webhooks.show({ id: asked.params.id, page })
}

export async function action(asked: Route.ActionArgs) {
  const answer = await changed(asked)
  if (answer.ok && answer.value === 'removed') throw redirect(adminPaths.webhooks)
  return answered(answer)
}

type Changed = AdminAnswer<{ secret: string } | 'removed' | null>

async function changed(asked: Route.ActionArgs): Promise<Changed> {
  const { webhooks, mail } = deskOf(asked)
  const { intent, ...form } = await formOf(asked)
  const values = { ...form, id: asked.params.id }
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
      <ScreenHead
        title={new URL(url).host}
        lead={
          <>
            <Tag tone={isActive ? 'good' : 'quiet'}>{isActive ? 'On' : 'Off'}</Tag> {url}
          </>
        }
      >
        <SmallLink to={adminPaths.webhooks}>All webhooks</SmallLink>
      </ScreenHead>
      <AnswerBanner answer={isSaidByField(actionData) ? undefined : actionData} />
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
