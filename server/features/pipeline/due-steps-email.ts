import { mayAct } from '#model/accounts/accounts.ts'
import { pipelineListPath } from '#model/admin-paths.ts'
import { momentText } from '#model/moment-text.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { dueStepsOf } from './due-steps.ts'

/** Steps that are named; the others are in the list. */
const NAMED = 20

/** Tells a person which next steps are due on a day; null if none is by now, or for somebody who may not see leads. */
export async function dueStepsEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const { store, content, siteUrl } = deps
  const person = await store
    .selectFrom('user')
    .select(['id', 'role'])
    .where('id', '=', row.subject_id ?? '')
    .executeTakeFirst()
  if (!person || !mayAct(person.role, 'editor')) return null
  const { day } = JSON.parse(row.payload) as { day: string }
  const steps = await dueStepsOf(store, person, day)
    .select(['leads.name', 'leads.next_step', 'leads.next_step_on'])
    .execute()
  if (steps.length === 0) return null
  const { name } = await content.site()
  const overdue = steps.filter(({ next_step_on }) => next_step_on !== day).length
  const heading = steps.length === 1 ? '1 next step is due' : `${steps.length} next steps are due`
  const more = steps.length - NAMED
  return {
    content: {
      subject: overdue > 0 ? `${heading}, ${overdue} overdue` : heading,
      preview: `${steps[0]?.name}: ${steps[0]?.next_step}`,
      heading,
      paragraphs: [
        'Once a step is done, write down the next one, or clear the date.',
        ...(more > 0 ? [`${more} more are in the pipeline.`] : []),
      ],
      facts: steps.slice(0, NAMED).map(({ name, next_step, next_step_on }) => ({
        label: name,
        value: `${next_step}${next_step_on === day ? '' : ` (since ${momentText(next_step_on ?? day, 'UTC', 'day')})`}`,
      })),
      ...(siteUrl && { action: { label: 'Open the pipeline', url: siteUrl + pipelineListPath } }),
      footer: [
        `You receive this because leads of ${name} are assigned to you or, as you are an owner, to nobody who can see leads. Owners can switch it off under Settings, Pipeline.`,
      ],
    },
  }
}
